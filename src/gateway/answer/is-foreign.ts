import type { GatewayError } from '../call/gateway-error.ts'
import { messageOf, TEXT } from './error-message.ts'

/** Sent by a proxy that got no response from the gateway; some proxies send it as JSON. */
const BAD_GATEWAY = 502

/**
 * Returns whether a response outside 2xx has a message of the gateway itself, not of a proxy and not just the status
 * text.
 */
export const hasOwnWords = ({ status, cause }: GatewayError): boolean =>
  status !== BAD_GATEWAY && messageOf(cause) !== TEXT.unknown

/**
 * Returns whether a 5xx comes from a proxy and not from the gateway: a 502, or a response without the gateway's message
 * (section 8: status.message, detail, message). The write may still have happened.
 */
export const isForeign = (error: GatewayError): boolean => error.kind === 'server' && !hasOwnWords(error)
