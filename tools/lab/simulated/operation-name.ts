/** Initialisms within operation ids. */
const INITIALISMS: ReadonlySet<string> = new Set([
  'krs',
  'krss',
  'pkrs',
  'khs',
  'kkn',
  'kp',
  'mbkm',
  'pa',
  'qr',
  'skpi',
  'sks',
  'sp',
  'ukt',
  'url',
])

const splitId = (operationId: string): string[] => operationId.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ')

/** Returns the verb of an operation id: its first word. */
export const verbOf = (operationId: string): string => splitId(operationId)[0] ?? ''

/** Returns the object of an operation id: the other words, in gateway terms. */
export const objectOf = (operationId: string): string =>
  splitId(operationId)
    .slice(1)
    .map((word) => word.toLowerCase())
    .map((word) => (INITIALISMS.has(word) ? word.toUpperCase() : word))
    .join(' ')
