import type { GatewayError } from '#gateway/gateway-error.ts'
import { isForeign } from '#gateway/is-foreign.ts'

/** What the person is told about a password that was not confirmed as set: a text key, or the gateway's own words. */
export type WriteFailure = { key: string } | { message: string }

/**
 * A gateway that answered said no; one that did not may have set it all the same, and is never asked twice
 * (docs/contract.md, x-effect once).
 */
export const toWriteFailure = (error: GatewayError): WriteFailure =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error)
    ? { message: error.message }
    : { key: 'kata-sandi:unknown' }
