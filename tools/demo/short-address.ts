/** Path parameters that name a kind, not a person or thing. */
const KINDS: ReadonlySet<string> = new Set(['type', 'tipe', 'jenisBimbingan', 'jalur'])
/** Numbers shown in full: a year, a semester, a page. */
const SMALL_NUMBER = /^\d{1,4}$/
const TAIL = 3

const shorten = (value: string): string => {
  if (SMALL_NUMBER.test(value)) return value
  return /\d{3}$/.test(value) ? `…${value.slice(-TAIL)}` : '…'
}

type Params = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * Shortens an address for the log, so that it identifies no person.
 * @param pattern path in msw's syntax
 * @param params values of the path parameters
 * @param address the whole address, for its query
 */
export const shortAddress = (pattern: string, params: Params, address: string): string => {
  const path = pattern.replace(/^\*/, '').replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    return KINDS.has(name) ? value : shorten(value)
  })
  const query = [...new URL(address).searchParams].map(([name, value]) => `${name}=${shorten(value)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
