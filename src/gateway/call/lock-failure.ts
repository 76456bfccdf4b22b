import i18next from 'i18next'
import { LockTimeout } from '../writes/locks.ts'
import { GatewayError } from './gateway-error.ts'

/**
 * Returns the error of a call that was not sent because another tab holds a lock; null for any other cause. The call
 * may be repeated.
 */
export const lockFailure = (cause: unknown, operation: string): GatewayError | null =>
  cause instanceof LockTimeout
    ? new GatewayError(i18next.t('failure.tab'), { kind: 'server', operation, status: 503, cause })
    : null
