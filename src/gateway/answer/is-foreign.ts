import type { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** What stands between us and the gateway says by it that it had no answer of the gateway; some say so in JSON. */
const BAD_GATEWAY = 502

/**
 * Whether a 5xx is the word of something on the way, and not the gateway's: a 502, or an answer without the gateway's
 * words (section 8: status.message, detail, message). Behind it the write may have happened.
 */
export const isForeign = ({ kind, status, cause }: GatewayError): boolean =>
  kind === 'server' && (status === BAD_GATEWAY || messageOf(cause) === TEXT.unknown)
