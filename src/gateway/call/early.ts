import type { AccessToken } from '../session/token/access-token-type.ts'

/** What the head script of index.html has begun before this bundle arrived. */
export interface Boot {
  screen: 'login' | 'app'
  /** Id of the session that it has found. */
  session?: string | undefined
  config?: Promise<Response>
  token?: Promise<AccessToken | null>
  early: Map<string, Promise<Response>>
  /** The last resort: says that the portal can not start, and why. */
  fail?: (error: unknown) => void
  /** The bundle runs, and requests itself what the head script has not requested by then. */
  started?: boolean
  /** Begins the calls of the first screen for whoever has just signed in. @param typed the user name that was typed */
  askAfterSignIn?: (token: AccessToken, typed: string) => void
  /** The student number that was typed, when early calls ask for its student; nobody has confirmed it yet. */
  typed?: string | undefined
  /** A form was sent before it was alive. */
  pressed?: boolean
}

declare global {
  interface Window {
    portalBoot?: Boot
  }
}

/**
 * Takes an answer that the boot script asked for; once, so that a refetch goes out.
 * @param address the full address of a GET
 */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const early = window.portalBoot?.early
  const answer = early?.get(address)
  early?.delete(address)
  return answer
}

/** Drops every early answer, also those still to come: another person signed in than the stored hint said. */
export const dropEarly = (): void => {
  if (window.portalBoot) window.portalBoot.early = new Map()
}

/** Settles when everything that the boot script asked for and nobody has taken yet is answered, or has failed. */
export const whenEarlyAnswered = (): Promise<unknown> =>
  Promise.allSettled([...(window.portalBoot?.early.values() ?? [])])
