/** Resolves after a number of milliseconds: a delay, or the time limit of a race. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
