import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { captchaToken } from '#gateway/captcha.ts'
import type { GatewayError } from '#gateway/gateway-error.ts'
import { isForeign } from '#gateway/is-foreign.ts'
import { useWrite } from '#gateway/use-write.ts'
import type { CaptchaProblem } from '#shared/captcha/captcha-answer.ts'
import { Notice } from '#shared/ui/notice.tsx'

/** What the person is told about a password that was not confirmed as set: a text key, or the gateway's own words. */
type WriteFailure = { key: string } | { message: string }

/**
 * A gateway that answered said no; one that did not may have set it all the same, and is never asked twice
 * (docs/contract.md, x-effect once).
 */
const toWriteFailure = (error: GatewayError): WriteFailure =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error)
    ? { message: error.message }
    : { key: 'kata-sandi:unknown' }

interface PasswordWrite<Body> {
  pending: boolean
  failure: WriteFailure | null
  attempt: (body: Body) => Promise<void>
}

const told = (failure: GatewayError | null): WriteFailure | null => failure && toWriteFailure(failure)

/**
 * Sends what sets a password or asks for a new one. The answer is told in its form, a lost one too: the queue would keep
 * the password, and whoever forgot it has no queue.
 * @param send the call itself: the cache of mutations would keep the body for minutes
 */
export const usePasswordWrite = <Body,>(
  operation: string,
  send: (body: Body) => Promise<unknown>,
  onDone: (body: Body) => void,
): PasswordWrite<Body> => {
  // As `data` the body is no part of the write's key.
  const { isPending, failure, ...write } = useWrite(operation, ({ data }: { data: Body }) => send(data), {
    describe: () => operation,
    inPlace: true,
  })
  const attempt = async (data: Body): Promise<void> => {
    if ((await write.send({ data })).kind === 'done') onDone(data)
  }
  return { pending: isPending, failure: told(failure), attempt }
}

interface Props {
  failure: WriteFailure | null
  captchaProblem?: CaptchaProblem | null
}

/** Says why the form was not accepted; the live region stands there before it has anything to say. */
export const FormFailure = ({ failure, captchaProblem = null }: Props) => {
  const { t } = useTranslation('kata-sandi')
  return (
    <div role="alert">
      {failure ? <Notice tone="danger">{'key' in failure ? t(failure.key) : failure.message}</Notice> : null}
      {captchaProblem ? <Notice>{t(captchaProblem, { ns: 'captcha' })}</Notice> : null}
    </div>
  )
}

/** Adds the captcha's token to what a form sends; what is wrong with the captcha is said and does not stop it. */
export const useCaptcha = <Body extends object>(
  action: string,
  send: (body: Body & { captcha?: string }) => Promise<unknown>,
) => {
  const [captchaProblem, setProblem] = useState<CaptchaProblem | null>(null)
  const sendWithCaptcha = async (body: Body) => {
    const { captcha, problem = null } = await captchaToken(action)
    setProblem(problem)
    return send({ ...body, ...(captcha !== undefined && { captcha }) })
  }
  return { captchaProblem, sendWithCaptcha }
}
