import type { AccessToken } from '../session/token/access-token-type.ts'

/** State of the work that the head script of index.html started before this bundle arrived. */
export interface Boot {
  screen: 'login' | 'app'
  /** Id of the session that the head script found. */
  session?: string | undefined
  config?: Promise<Response>
  token?: Promise<AccessToken | null>
  early: Map<string, Promise<Response>>
  /** Last resort: shows that the portal cannot start, and why. */
  fail?: (error: unknown) => void
  /** Set once the bundle runs. It then sends the requests that the head script has not sent yet. */
  started?: boolean
  /**
   * Sends the calls of the first screen for a user who has just signed in. @param typed the user name that was typed
   */
  askAfterSignIn?: (token: AccessToken, typed: string) => void
  /** The typed student number that early calls used; not confirmed yet. */
  typed?: string | undefined
  /** Set when a form was submitted before the page was interactive. */
  pressed?: boolean
}

declare global {
  interface Window {
    portalBoot?: Boot
  }
}

/**
 * Returns a response that the boot script requested, only once, so that a refetch sends a request.
 * @param address the full address of a GET
 */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const early = window.portalBoot?.early
  const answer = early?.get(address)
  early?.delete(address)
  return answer
}

/** Drops all early responses, including pending ones, because the signed-in user is not the one of the cached hint. */
export const dropEarly = (): void => {
  if (window.portalBoot) window.portalBoot.early = new Map()
}

/** Resolves when every early request that has not been taken yet has settled. */
export const whenEarlyAnswered = (): Promise<unknown> =>
  Promise.allSettled([...(window.portalBoot?.early.values() ?? [])])
