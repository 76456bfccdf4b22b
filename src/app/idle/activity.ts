import { fromDevice } from '#shared/campus/campus-clock.ts'
import { localStore, storedKey } from '#shared/storage/browser-storage.ts'

/** When somebody last did something in any tab, in milliseconds since 1970. */
const NAME = 'last_activity'
/** Other tabs learn of activity at most this often. */
const TELL_MS = 1000
/** Largest difference, in milliseconds, between the gateway's clock and one that was set right. */
const SET_RIGHT_MS = 5000

// Two clocks: the one on the wall may be set, the other stands still while the device sleeps. Where the page comes back
// the later counts; a leap of the clock on the wall before the eyes of a person is only a clock that was set.
let seen = { wall: 0, steady: 0 }
let told = 0

const note = (quiet = 0): void => {
  seen = { wall: Date.now() - quiet, steady: performance.now() - quiet }
}

/**
 * The page comes into view, or gets its keys back: the device may have slept since anybody did something. A leap by what the
 * gateway's clock is ahead is no sleep: the clock of the device was set right.
 */
export const noteReturn = (): void => {
  const [wall, steady] = [Date.now() - seen.wall, performance.now() - seen.steady]
  note(Math.abs(wall - steady - fromDevice(0)) < SET_RIGHT_MS ? steady : Math.max(wall, steady))
}

/**
 * Somebody does something here. Token refresh and polling are not activity (readings, 14).
 * @param first of this page: the other tabs learn of it at once
 */
export const noteActivity = (first = false): void => {
  note()
  if (seen.steady - told < TELL_MS && !first) return
  told = seen.steady
  localStore.set(NAME, String(seen.wall))
}

/** Milliseconds since the last activity in this tab or, as far as it was reported, in another. */
export const quietMs = (): number => {
  const here = performance.now() - seen.steady
  const elsewhere = Date.now() - Number(localStore.get(NAME))
  return elsewhere >= 0 ? Math.min(here, elsewhere) : here // reported in the future: the clock was set back since
}

/** Calls back when another tab reports activity. @returns the undo */
export const onActivityElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key !== storedKey(NAME)) return
    note()
    listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
