/** Initialisms that stand inside operation ids. */
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

/** First word of an operation id: what it does. */
export const verbOf = (operationId: string): string => splitId(operationId)[0] ?? ''

/** The other words: what it does it to, in the words of the gateway. */
export const objectOf = (operationId: string): string =>
  splitId(operationId)
    .slice(1)
    .map((word) => word.toLowerCase())
    .map((word) => (INITIALISMS.has(word) ? word.toUpperCase() : word))
    .join(' ')
