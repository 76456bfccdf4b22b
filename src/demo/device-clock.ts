const realNow = Date.now
let sleptMs = 0

/**
 * The device of this page has slept: its clock on the wall is so much later, nothing else has happened meanwhile. What
 * counts by timestamps (the idle hour, ages of answers) sees it as it would after a real sleep, until the page is left.
 */
export const sleepDevice = (ms: number): void => {
  sleptMs += ms
  Date.now = () => realNow() + sleptMs
}

/** The device's clock is right again. */
export const wakeDevice = (): void => {
  sleptMs = 0
  Date.now = realNow
}
