import { useState } from 'react'
import { captchaToken } from '#gateway/captcha.ts'
import type { CaptchaProblem } from '#shared/captcha/captcha-answer.ts'

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
