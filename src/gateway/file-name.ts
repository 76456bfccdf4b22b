const lastPart = (name: string): string => name.split(/[\\/]/).pop()?.trim() ?? ''

const decodeExtended = (value: string): string | null => {
  const match = /^([\w-]*)'[^']*'(.*)$/.exec(value)
  if (!match) return null
  try {
    return match[1]?.toLowerCase() === 'iso-8859-1' ? unescapeLatin(match[2] ?? '') : decodeURIComponent(match[2] ?? '')
  } catch {
    return null // broken percent-encoding: the plain parameter decides
  }
}

const unescapeLatin = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const extendedName = (disposition: string): string | null => {
  const value = /(?:^|;)\s*filename\*\s*=\s*([^;]+)/i.exec(disposition)?.[1]
  return value ? decodeExtended(value.trim()) : null
}

const plainName = (disposition: string): string | null => {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  return match ? (match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? null) : null
}

/**
 * File name of a download from Content-Disposition (RFC 6266; filename* per RFC 8187 wins), without path parts.
 * @returns the name, or null when the header has none
 */
export const fileNameOf = (disposition: string | null): string | null => {
  if (!disposition) return null
  const name = lastPart(extendedName(disposition) ?? plainName(disposition) ?? '')
  return name === '' || name === '.' || name === '..' ? null : name
}
