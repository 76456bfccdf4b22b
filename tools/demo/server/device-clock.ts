import { createStore } from '#shared/state/create-store.ts'

const realNow = Date.now
const sleptMs = createStore(0)

/**
 * The device of this page has slept: its clock on the wall is so much later, nothing else has happened meanwhile. What
 * counts by timestamps (the idle hour, ages of answers) sees it as it would after a real sleep, until the page is left.
 */
export const sleepDevice = (ms: number): void => {
  sleptMs.set(sleptMs.get() + ms)
  Date.now = () => realNow() + sleptMs.get()
}
