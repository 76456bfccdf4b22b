/** An access token in the memory of one tab. */
export interface AccessToken {
  token: string
  /** Id of its session (token-store.ts). */
  session: string
  /** Generation of the refresh token that was issued with it. */
  generation: number
  /**
   * Time of renewal on the monotonic clock of this page (performance.now), so that a wrong device clock is harmless.
   */
  staleAt: number
  /** Set when the token came from another tab: the gateway may have dropped it since. */
  told?: true
}
