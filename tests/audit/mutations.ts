/** A modification of a gateway answer before the portal reads it. */
export interface Mutation {
  name: string
  answer: (body: unknown) => { status?: number; type?: string; text: string }
}

type Change = (value: unknown) => unknown

/** Applies a change to every nested value, innermost first; the answer itself is not passed to it. */
export const deep = (value: unknown, change: Change): unknown => {
  const inside = (child: unknown) => change(deep(child, change))
  if (Array.isArray(value)) return value.map(inside)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inside(child)]))
}
export const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const everySecond = (value: unknown, offset: number): unknown => {
  if (Array.isArray(value)) return value.map((child) => everySecond(child, offset))
  if (!isPlain(value)) return value
  const kept = Object.entries(value).filter((_, index) => index % 2 === offset)
  return Object.fromEntries(kept.map(([name, child]) => [name, everySecond(child, offset)]))
}

const otherType: Change = (value) => {
  if (typeof value === 'string') return 4711
  if (typeof value === 'number' || typeof value === 'boolean') return { bukan: 'ini' }
  if (Array.isArray(value)) return 'bukan daftar'
  return isPlain(value) ? ['bukan', 'objek'] : 0
}

/** Repeats the entries of the outermost lists only: nested lists of 1,000 entries would hold a million. */
const manyTimes =
  (count: number): Change =>
  (value) => {
    if (Array.isArray(value) && value.length > 0)
      return Array.from({ length: count }, (_, index): unknown => value[index % value.length])
    if (!isPlain(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, manyTimes(count)(child)]))
  }

const json = (value: unknown) => ({ text: JSON.stringify(value) })
const changed = (name: string, change: Change): Mutation => ({ name, answer: (body) => json(deep(body, change)) })
const refused = (status: number): Mutation => ({
  name: `status ${status}`,
  answer: () => ({ status, text: JSON.stringify({ status: { code: String(status), message: 'Ditolak' } }) }),
})

const HOTSPOT = '<!doctype html><title>Masuk ke Wi-Fi</title><h1>Masuk ke Wi-Fi</h1>'

/** Kinds of bad answers of a hostile gateway. */
export const MUTATIONS: readonly Mutation[] = [
  { name: 'every second field missing', answer: (body) => json(everySecond(body, 0)) },
  { name: 'every other field missing', answer: (body) => json(everySecond(body, 1)) },
  { name: 'all fields missing', answer: () => json({}) },
  changed('null for every value', (value) => (isPlain(value) || Array.isArray(value) ? value : null)),
  changed('null for every list and object', (value) => (isPlain(value) || Array.isArray(value) ? null : value)),
  changed('another type for every value', otherType),
  changed('text for every number', (value) => (typeof value === 'number' ? String(value) : value)),
  changed('an empty list for every object', (value) => (isPlain(value) ? [] : value)),
  changed('an unknown word for every text', (value) => (typeof value === 'string' ? 'TIDAK-DIKENAL' : value)),
  changed('empty for every text', (value) => (typeof value === 'string' ? '' : value)),
  { name: 'the same entries over and over', answer: (body) => json(manyTimes(24)(body)) },
  { name: '1,000 entries in every list', answer: (body) => json(manyTimes(1000)(body)) },
  changed('another student', (value) => (value === '240117023' ? '240117999' : value)),
  { name: 'an error inside 200', answer: () => json({ status: { code: '500', message: 'Gagal' } }) },
  { name: 'a page with status 200', answer: () => ({ type: 'text/html', text: HOTSPOT }) },
  { name: 'half of the JSON', answer: (body) => ({ text: JSON.stringify(body).slice(0, -9) }) },
  { name: 'no body', answer: () => ({ text: '' }) },
  ...[400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504].map(refused),
]
