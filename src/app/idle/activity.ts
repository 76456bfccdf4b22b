import { fromDevice } from '#shared/campus/campus-clock.ts'
import { localStore, storedKey } from '#shared/storage/browser-storage.ts'

/** Time of the last activity in any tab, in milliseconds since 1970. */
const NAME = 'last_activity'
/** Minimum interval between notifications of other tabs. */
const TELL_MS = 1000
/** Largest difference, in milliseconds, between the gateway's clock and a device clock that was corrected. */
const SET_RIGHT_MS = 5000

// Two clocks: the wall clock may be set, and the monotonic clock stops while the device sleeps. When the page becomes
// visible, the longer of the two times counts. While the page is visible, a jump of the wall clock only means that the
// clock was set.
let seen = { wall: 0, steady: 0 }
let told = 0

const note = (quiet = 0): void => {
  seen = { wall: Date.now() - quiet, steady: performance.now() - quiet }
}

/**
 * Called when the page becomes visible or focused: the device may have slept since the last activity. If the wall clock
 * jumped by its offset to the gateway's clock, it was corrected, and the jump does not count as sleep.
 */
export const noteReturn = (): void => {
  const [wall, steady] = [Date.now() - seen.wall, performance.now() - seen.steady]
  note(Math.abs(wall - steady - fromDevice(0)) < SET_RIGHT_MS ? steady : Math.max(wall, steady))
}

/**
 * Records activity of the user in this tab. Token refresh and polling are not activity (readings, 14).
 * @param first first activity of this page: other tabs are notified at once
 */
export const noteActivity = (first = false): void => {
  note()
  if (seen.steady - told < TELL_MS && !first) return
  told = seen.steady
  localStore.set(NAME, String(seen.wall))
}

/** Returns the milliseconds since the last activity in this tab or, as far as reported, in another. */
export const quietMs = (): number => {
  const here = performance.now() - seen.steady
  const elsewhere = Date.now() - Number(localStore.get(NAME))
  return elsewhere >= 0 ? Math.min(here, elsewhere) : here // reported in the future: the clock has been set back since
}

/** Subscribes to activity in other tabs. @returns an unsubscribe function */
export const onActivityElsewhere = (listener: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key !== storedKey(NAME)) return
    note()
    listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
