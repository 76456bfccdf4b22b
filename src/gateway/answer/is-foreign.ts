import type { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** What stands between us and the gateway says by it that it had no answer of the gateway; some say so in JSON. */
const BAD_GATEWAY = 502

/** Returns whether an answer outside 2xx has words of the gateway: not those of what stands between, nor the name of a status. */
export const hasOwnWords = ({ status, cause }: GatewayError): boolean =>
  status !== BAD_GATEWAY && messageOf(cause) !== TEXT.unknown

/**
 * Whether a 5xx is the word of something on the way, and not the gateway's: a 502, or an answer without the gateway's
 * words (section 8: status.message, detail, message). Behind it the write may have happened.
 */
export const isForeign = (error: GatewayError): boolean => error.kind === 'server' && !hasOwnWords(error)
