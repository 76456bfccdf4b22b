import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'

const NAME = 'emulated_menu_config'

/**
 * Returns the menu configuration that this tab uses in place of the server's, or undefined; for the lab over a real
 * gateway.
 */
export const emulatedMenuConfig = (): unknown => readJson(sessionStore, NAME)

/**
 * Replaces the server's menu configuration from the next response on.
 * @param raw undefined ends the replacement
 */
export const setEmulatedMenuConfig = (raw: unknown): void => {
  if (raw === undefined) sessionStore.remove(NAME)
  else sessionStore.set(NAME, JSON.stringify(raw))
}
