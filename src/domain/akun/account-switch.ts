import type { TokenAnswer } from '#gateway/session/token/token-request.ts'

/** Part of the shell that switches between the accounts of a person. */
export interface AccountSwitch {
  /**
   * Calls `go` at once, or after the person said that what is typed or not sent yet may be lost.
   * @throws when the question cannot be loaded; nobody was asked then
   */
  ask: (go: () => void) => Promise<void>
  /** Ends the session in use with everything on this device, starts the one of these tokens, and loads the portal anew. */
  replaceSession: (tokens: TokenAnswer) => Promise<void>
}

type Load = () => Promise<AccountSwitch>

let load: Load = () => Promise.reject(new Error('no shell switches accounts here'))

/** Says how the shell switches accounts: a screen cannot import the shell. */
export const provideAccountSwitch = (loader: Load): void => {
  load = loader
}

/** Loads the part of the shell that switches accounts. @throws when its file does not load */
export const loadAccountSwitch: Load = () => load()
