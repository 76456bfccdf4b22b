import { PROBE_PACE } from '#gateway/query/recover-reads.ts'
import { repeatWithBackoff } from '#shared/state/backoff.ts'
import { attemptOnce } from './session-state.ts'

/**
 * Confirms again who is signed in until the gateway answers. The failure stays on the screen meanwhile.
 * @param until ends the attempts
 */
export const recoverSession = (until: AbortSignal): Promise<void> =>
  repeatWithBackoff(async () => (await attemptOnce()).status !== 'failed', PROBE_PACE, until)
