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
 * A gateway that answered said no; one that did not may have set the password all the same, and is never asked twice
 * (docs/contract.md, x-effect once).
 */
const isRefused = (error: GatewayError): boolean =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error)

/**
 * Sends what sets a password or asks for a new one. The answer is told in its form, a lost one too: the queue would keep
 * the password, and whoever forgot it has no queue.
 * @param send the call itself: the cache of mutations would keep the body for minutes
 * @param captcha the action whose captcha goes with it; what is wrong with that is said and does not stop it
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
  // As `data` the body is no part of the write's key.
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
    /** Why the form was not accepted; the live region stands there before it has anything to say. */
    notices: (
      <div role="alert">
        {failure ? <Notice tone="danger">{isRefused(failure) ? failure.message : t('unknown')}</Notice> : null}
        {problem ? <Notice>{t(problem, { ns: 'captcha' })}</Notice> : null}
      </div>
    ),
  }
}
