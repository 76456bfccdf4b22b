/** Place of a JSON syntax error; line and column count from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

const TOKEN =
  /[ \t\n\r]+|[{}[\],:]|"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What the grammar allows next: a value, a name, the token after either, or the end. */
type Wanted = 'value' | 'value-or-]' | 'name' | 'name-or-}' | ':' | ', or end' | 'end'

const isValue = (token: string): boolean => /^["tfn\d-]/.test(token)

const afterValue = (open: readonly string[]): Wanted => (open.length === 0 ? 'end' : ', or end')

const openWith = (token: string, open: string[]): Wanted => {
  open.push(token)
  return token === '{' ? 'name-or-}' : 'value-or-]'
}

const closeWith = (token: string, open: string[]): Wanted | null => {
  const last = open.pop()
  return last === (token === '}' ? '{' : '[') ? afterValue(open) : null
}

const takeValue = (token: string, open: string[]): Wanted | null => {
  if (token === '{' || token === '[') return openWith(token, open)
  return isValue(token) ? afterValue(open) : null
}

const takeName = (token: string): Wanted | null => (token.startsWith('"') ? ':' : null)

const takeAfterValue = (token: string, open: string[]): Wanted | null => {
  if (token === ',') return open.at(-1) === '{' ? 'name' : 'value'
  return token === '}' || token === ']' ? closeWith(token, open) : null
}

const TAKE: Readonly<Record<Wanted, (token: string, open: string[]) => Wanted | null>> = {
  value: takeValue,
  'value-or-]': (token, open) => (token === ']' ? closeWith(token, open) : takeValue(token, open)),
  name: takeName,
  'name-or-}': (token, open) => (token === '}' ? closeWith(token, open) : takeName(token)),
  ':': (token) => (token === ':' ? 'value' : null),
  ', or end': takeAfterValue,
  end: () => null,
}

const placeAt = (text: string, offset: number): TextPlace => {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const offsetOfError = (text: string): number | null => {
  const open: string[] = []
  let wanted: Wanted = 'value'
  let offset = 0
  while (offset < text.length) {
    TOKEN.lastIndex = offset
    const token = TOKEN.exec(text)?.[0]
    if (token === undefined) return offset
    if (!/^\s/.test(token)) {
      const next: Wanted | null = TAKE[wanted](token, open)
      if (next === null) return offset
      wanted = next
    }
    offset += token.length
  }
  return wanted === 'end' ? null : text.length
}

/**
 * Returns the first place that violates the grammar of JSON (RFC 8259). Independent of the browser, whose own messages
 * contain a place, an offset, or neither.
 * @returns null when the text is JSON
 */
export const findJsonError = (text: string): TextPlace | null => {
  const offset = offsetOfError(text)
  return offset === null ? null : placeAt(text, offset)
}
