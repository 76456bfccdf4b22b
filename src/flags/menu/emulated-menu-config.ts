import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'

const NAME = 'emulated_menu_config'

/** What this tab pretends that the server says about the menu, or undefined; for the lab over a real gateway. */
export const emulatedMenuConfig = (): unknown => readJson(sessionStore, NAME)

/** From the next answer on this one stands in for the server's. @param raw undefined: the server speaks again */
export const setEmulatedMenuConfig = (raw: unknown): void => {
  if (raw === undefined) sessionStore.remove(NAME)
  else sessionStore.set(NAME, JSON.stringify(raw))
}
