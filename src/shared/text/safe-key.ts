/** Names that reach into every object of the page. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key from outside may stand in an object of ours. */
export const isSafeKey = (key: string): boolean => !FORBIDDEN.has(key)
