/** Settles after so many milliseconds: the other side of a race that must not be waited for longer. */
export const atMost = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
