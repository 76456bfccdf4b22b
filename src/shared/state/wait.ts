/** Settles after so many milliseconds: a pause, or the side of a race that must not be waited for longer. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
