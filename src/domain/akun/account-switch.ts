import type { TokenAnswer } from '#gateway/session/token/token-request.ts'

/** Shell service that switches between the accounts of one person. */
export interface AccountSwitch {
  /**
   * Calls `go` at once, or after the user has confirmed that unsaved or unsent input may be lost.
   * @throws when the dialog cannot be loaded; `go` was not called then
   */
  ask: (go: () => void) => Promise<void>
  /**
   * Ends the current session and deletes its data on this device, starts a session with these tokens, and reloads the
   * portal.
   */
  replaceSession: (tokens: TokenAnswer) => Promise<void>
}

type Load = () => Promise<AccountSwitch>

let load: Load = () => Promise.reject(new Error('no shell switches accounts here'))

/** Registers the account switch of the shell: a screen cannot import the shell. */
export const provideAccountSwitch = (loader: Load): void => {
  load = loader
}

/** Loads the account switch of the shell. @throws when its file does not load */
export const loadAccountSwitch: Load = () => load()
