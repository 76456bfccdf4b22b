/** An access token in the memory of one tab. */
export interface AccessToken {
  token: string
  /** Id of the session that it belongs to (token-store.ts). */
  session: string
  /** Generation of the refresh token that it came with. */
  generation: number
  /** When to renew it, on the monotonic clock of this page (performance.now): a wrong device clock is harmless. */
  staleAt: number
  /** Another tab's word: the gateway may have dropped it since. */
  told?: true
}
