import type { LoginCode, LoginTransaction } from '#gateway/session/login-code.ts'

/** What happens to a login code: exchanged at once, only after the person says so, or never. */
export type Verdict = 'missing' | 'exchange' | 'confirm' | 'signed-in'

/**
 * A code is used for a login that this tab has begun, or after the person confirms; it never replaces a live session
 * (readings, 12).
 * @param isSignedIn whether the gateway still honours the session of this browser
 */
export const judgeCode = (
  code: LoginCode | null,
  transaction: LoginTransaction | null,
  isSignedIn: boolean,
): Verdict => {
  if (isSignedIn) return 'signed-in'
  if (!code) return 'missing'
  return transaction ? 'exchange' : 'confirm'
}
