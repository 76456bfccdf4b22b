/** An access token in the memory of one tab. */
export interface AccessToken {
  token: string
  /** Generation of the refresh token that it came with. */
  generation: number
  /** On the monotonic clock of this page (performance.now), so that a wrong device clock is harmless. */
  staleAt: number
}
