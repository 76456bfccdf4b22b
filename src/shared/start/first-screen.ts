import { createStore } from '../state/create-store.ts'
import { wait } from '../state/wait.ts'

/** Longest wait, in milliseconds, of later work for the first screen's data. */
const PATIENCE_MS = 500

let standing: Promise<void> | null = null
let stand = (): void => undefined

/** Marks the first screen as rendered from persisted data and waiting for fresh data: later work waits for it. */
export const awaitFirstScreen = (): void => {
  const shown = new Promise<void>((resolve) => {
    stand = resolve
  })
  const awaited = Promise.race([shown, wait(PATIENCE_MS)]).finally(() => {
    if (standing === awaited) standing = null // a later call may have replaced it
  })
  standing = awaited
}

/** True when the first screen of this page has shown its data. */
export const firstScreenShown = createStore(false)

/** Marks the first screen as showing its data; the wait ends after its next paint. */
export const showFirstScreen = (): void => {
  firstScreenShown.set(true)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(stand)))
}

/** Returns whether later work still has to wait for the first screen. */
export const isFirstScreenAwaited = (): boolean => standing !== null

/** Resolves when the first screen is painted with its data; at once when there is no wait. */
export const whenFirstScreenStands = async (): Promise<void> => {
  await standing
}
