import { PROBE_PACE } from '#gateway/query/recover-reads.ts'
import { repeatWithBackoff } from '#shared/state/backoff.ts'
import { attemptOnce } from './session-state.ts'

/**
 * Confirms the signed-in user repeatedly until the gateway responds. The failure stays on the screen meanwhile.
 * @param until aborts the attempts
 */
export const recoverSession = (until: AbortSignal): Promise<void> =>
  repeatWithBackoff(async () => (await attemptOnce()).status !== 'failed', PROBE_PACE, until)
