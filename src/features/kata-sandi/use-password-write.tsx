import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isForeign } from '#gateway/answer/is-foreign.ts'
import { captchaToken } from '#gateway/call/captcha.ts'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { useWrite } from '#gateway/writes/use-write.ts'
import { useReason } from '#kit/action/use-reason.ts'
import type { CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { Notice } from '#shared/ui/look/notice.tsx'

/**
 * Returns whether the gateway rejected the write. Without its response the password may have been set, and the write is
 * never sent again (docs/contract.md, x-effect once).
 */
const isRefused = (error: GatewayError): boolean =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error)

/**
 * Sends a write that sets or resets a password. Shows every outcome in the form, including a lost response: the queue
 * would persist the password, and a user who is not logged in has no queue.
 * @param send the call itself: the mutation cache would keep the body for minutes
 * @param captcha action of the captcha to include; a captcha problem is shown and does not block the write
 */
export const usePasswordWrite = <Body extends object>(
  operation: string,
  send: (body: Body & { captcha?: string }) => Promise<unknown>,
  onDone: (body: Body) => void,
  captcha?: string,
) => {
  const { t } = useTranslation('kata-sandi')
  const reason = useReason({ of: { operation, words: 'kata-sandi:write' }, ofAccount: true })
  const [problem, setProblem] = useState<CaptchaProblem | null>(null)
  const sendWithCaptcha = async (body: Body) => {
    const answer = captcha === undefined ? {} : await captchaToken(captcha)
    setProblem(answer.problem ?? null)
    return send({ ...body, ...(answer.captcha !== undefined && { captcha: answer.captcha }) })
  }
  // Under `data` the body is not part of the write's key.
  const { isPending, failure, ...write } = useWrite(operation, ({ data }: { data: Body }) => sendWithCaptcha(data), {
    describe: () => operation,
    kind: { kind: 'inPlace' },
  })
  const attempt = async (data: Body): Promise<void> => {
    if ((await write.send({ data })).kind === 'done') onDone(data)
  }
  return {
    reason,
    pending: isPending,
    attempt,
    /** Reason of the failure; the live region is mounted before it has content. */
    notices: (
      <div role="alert">
        {failure ? <Notice tone="danger">{isRefused(failure) ? failure.message : t('unknown')}</Notice> : null}
        {problem ? <Notice>{t(problem, { ns: 'captcha' })}</Notice> : null}
      </div>
    ),
  }
}
