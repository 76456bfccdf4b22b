/**
 * One parameter of the header. A quoted value is matched as a whole, so that nothing inside it is parsed as a
 * parameter.
 */
const PARAMETER = /(?:^|;)\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g
/** Invisible characters: they truncate a name or reverse its letters (fdp.exe). */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}]/gu

/** Returns the parameters by lower-case name; the first of each name wins. */
const parametersOf = (disposition: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of disposition.matchAll(PARAMETER)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, quoted?.replace(/\\(.)/g, '$1') ?? plain.trim())
  }
  return found
}

const unescapeLatin = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const decodeExtended = (value: string): string | null => {
  const match = /^([\w-]*)'[^']*'(.*)$/.exec(value)
  if (!match) return null
  try {
    return match[1]?.toLowerCase() === 'iso-8859-1' ? unescapeLatin(match[2] ?? '') : decodeURIComponent(match[2] ?? '')
  } catch {
    return null // broken percent-encoding: fall back to the plain parameter
  }
}

/**
 * Decodes a plain parameter that some gateways percent-encode too. Returns the name unchanged when it is not valid
 * encoding.
 */
const decodePercent = (name: string): string => {
  if (!/%[0-9a-f]{2}/i.test(name)) return name
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A full path on the server: only its last part is a file name. */
const PATH = /^(?:[a-z]:)?[\\/]|^\.\.?[\\/]|[\\/]$/i

/**
 * Returns the name without path parts. A slash inside a name, as in 'UTS 2026/2027.pdf', becomes a hyphen, since no
 * device can save it.
 */
const withoutPath = (name: string): string =>
  PATH.test(name) ? (name.split(/[\\/]/).pop() ?? '') : name.replace(/[\\/]+/g, '-')

/**
 * Returns the file name of a download from Content-Disposition (RFC 6266; filename* per RFC 8187 wins), without path
 * parts, control characters and bidirectional marks. A slash inside the name becomes a hyphen.
 * @returns the name, or null when the header has none
 */
export const fileNameOf = (disposition: string | null): string | null => {
  if (!disposition) return null
  const parameters = parametersOf(disposition)
  const extended = decodeExtended(parameters.get('filename*') ?? '')
  const given = extended ?? decodePercent(parameters.get('filename') ?? '')
  const name = withoutPath(given.replace(UNSEEN, '').trim()).trim()
  return name === '' || name === '.' || name === '..' ? null : name
}
