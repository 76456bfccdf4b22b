import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { messageOf, TEXT } from '#gateway/answer/error-message.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { adoptTokens } from '#gateway/session/session.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import { createAccessToken } from '#generated/login/sesi/sesi.ts'

/** Message shown when signing in fails: a text key, or the gateway's own message. */
export type SignInFailure = { key: string } | { message: string }

const TOO_MANY = 429
const BAD_GATEWAY = 502

const failureOf = (error: unknown): SignInFailure => {
  if (!(error instanceof GatewayError)) throw error
  if (error.kind === 'network' || error.kind === 'timeout') return { key: `failure.${error.kind}` }
  if (error.kind === 'contract') return { key: 'failure.contract' }
  // A proxy's page or the name of a status is not a message of the gateway.
  if (error.status !== BAD_GATEWAY && messageOf(error.cause) !== TEXT.unknown) return { message: error.message }
  if (error.status === TOO_MANY) return { key: 'failure.busy' }
  return { key: error.kind === 'server' ? 'failure.server' : 'failure.refused' }
}

interface Credentials {
  username: string
  password: string
  /** Token of the captcha, if there is one. */
  captcha: string | undefined
}

/**
 * Signs in with student number and password (readings, 11).
 * @returns the token, or the failure to show; typed input is kept
 */
export const signIn = async ({ captcha, ...credentials }: Credentials): Promise<AccessToken | SignInFailure> => {
  try {
    await ensureCampus()
    const grant = { grant_type: 'password', client_id: 'web', scope: 'all' } as const
    return adoptTokens(await createAccessToken({ ...grant, ...credentials, ...(captcha !== undefined && { captcha }) }))
  } catch (error) {
    return failureOf(error)
  }
}
