import { failureOf, isHtml } from '../answer/answer.ts'
import { answerBehind, isRefusal } from '../session/token/token-request.ts'
import { GatewayError } from './gateway-error.ts'
import { lockFailure } from './lock-failure.ts'
import { brokenBy } from './received.ts'

/**
 * What a refresh that failed means for the call that needed it: the session is over, or the gateway's own trouble,
 * or no connection to it (a page of a captive portal counts as none).
 * @param cause what refreshAccessToken threw; every waiting call gets the same one
 */
export const tokenFailure = async (cause: unknown, operation: string): Promise<GatewayError> => {
  if (isRefusal(cause)) return new GatewayError('Sesi Habis', { kind: 'client', operation, status: 401, cause })
  const held = lockFailure(cause, operation)
  if (held) return held
  const answer = answerBehind(cause)
  if (!answer || (answer.status < 500 && isHtml(answer))) return brokenBy(cause, operation)
  return failureOf(answer.clone(), { operation })
}
