/**
 * Keeps the screen on while a code is shown at the gate of an exam. Browsers without wake locks dim the screen as usual.
 * @returns a function that releases it
 */
export const keepScreenOn = (): (() => void) => {
  if (!('wakeLock' in navigator)) return () => undefined
  const lock = navigator.wakeLock.request('screen').catch(() => null) // refused on a low battery
  return () => void lock.then((held) => held?.release()).catch(() => undefined)
}
