import { createStore } from '../state/create-store.ts'
import { wait } from '../state/wait.ts'

/** What follows the first screen waits so long for its data. */
const PATIENCE_MS = 500

let standing: Promise<void> | null = null
let stand = (): void => undefined

/** The first screen of this page is drawn from persisted answers and waits for fresh ones: what follows it has time. */
export const awaitFirstScreen = (): void => {
  const shown = new Promise<void>((resolve) => {
    stand = resolve
  })
  const awaited = Promise.race([shown, wait(PATIENCE_MS)]).finally(() => {
    if (standing === awaited) standing = null // it may be another one by now
  })
  standing = awaited
}

/** Whether the first screen of this page has shown its data. */
export const firstScreenShown = createStore(false)

/** The first screen shows its data, with the next paint; what follows leaves that paint its frame. */
export const showFirstScreen = (): void => {
  firstScreenShown.set(true)
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(stand)))
}

/** Whether what follows the first screen still has to wait for it. */
export const isFirstScreenAwaited = (): boolean => standing !== null

/** Settles when the first screen is painted with its data; at once where nobody waits for it. */
export const whenFirstScreenStands = async (): Promise<void> => {
  await standing
}
