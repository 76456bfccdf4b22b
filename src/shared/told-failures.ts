const told = new WeakSet<object>()

/** Says that a failure is on the screen in its place: nobody needs to say it a second time at the edge. */
export const markTold = (failure: object): void => void told.add(failure)

/** Whether a failure is told in its place. */
export const isTold = (failure: object): boolean => told.has(failure)
