import { findAkun } from './session.ts'

/** What the demo takes from ?lab=<unik>,persona:<name>; the other parts belong to the lab. */
export interface LabLink {
  text: string
  campus: string | null
  persona: string | null
}

const MAX_LENGTH = 2048
const VERSION = '1'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // broken percent-encoding: an unknown value, refused below
  }
}

const splitAtColon = (part: string): [string, string] => {
  const colon = part.indexOf(':')
  return [part.slice(0, colon), decode(part.slice(colon + 1))]
}

/** What can not be read, in words; null when everything can. */
const problemOf = (campus: string, persona: string | null, version: string): string | null => {
  if (version !== VERSION) return 'dibuat untuk versi demo yang lebih baru'
  if (!/^[\w-]{0,40}$/.test(campus)) return 'id kampus tidak dikenali'
  return persona === null || findAkun(persona) ? null : `persona tidak dikenal: ${persona.slice(0, 40)}`
}

const toCampus = (text: string): string | null => {
  if (text === '') return null
  return text.toLowerCase() === 'default' ? 'default' : text.toUpperCase()
}

const readParts = (text: string): LabLink | string => {
  const parts = text.split(',').map((part) => part.trim())
  const [campus = ''] = parts.filter((part) => !part.includes(':'))
  const values = new Map(parts.filter((part) => part.includes(':')).map(splitAtColon))
  const persona = values.get('persona') ?? null
  const problem = problemOf(campus, persona, values.get('v') ?? VERSION)
  return problem ?? { text, campus: toCampus(campus), persona }
}

/**
 * Reads the lab link of an address.
 * @param search query part of the address
 * @returns null without a link; the reason (Indonesian) when it can not be read: it changes nothing then
 */
export const readLabLink = (search: string): LabLink | string | null => {
  const raw = /[?&]lab=([^&]*)/.exec(search)?.[1]
  if (raw === undefined) return null
  if (raw.length > MAX_LENGTH) return 'terlalu panjang'
  return readParts(raw.replace(/%2C/gi, ',').replace(/%3A/gi, ':'))
}
