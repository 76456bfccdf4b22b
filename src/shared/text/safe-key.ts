/** Property names that modify the prototype of all objects. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns whether an external key may be used in an object. */
export const isSafeKey = (key: string): boolean => !FORBIDDEN.has(key)
