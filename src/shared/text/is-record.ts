/** Narrows an unknown value to an object with string keys; arrays and null are none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
