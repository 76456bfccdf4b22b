const reported = new WeakSet<object>()

/** Marks a failure as shown by its own component, so that the page does not report it again. */
export const markReported = (failure: object): void => void reported.add(failure)

/** Returns whether a failure is already reported. */
export const isReported = (failure: object): boolean => reported.has(failure)
