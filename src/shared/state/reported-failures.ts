const reported = new WeakSet<object>()

/** Says that a failure is on the screen in its place: nobody needs to say it a second time at the edge. */
export const markReported = (failure: object): void => void reported.add(failure)

/** Whether a failure is reported in its place. */
export const isReported = (failure: object): boolean => reported.has(failure)
