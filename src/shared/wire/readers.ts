import { readDayAfter, readDayOf, readMoment } from '#shared/campus/read-moment.ts'
import { isRecord } from '#shared/text/is-record.ts'

// Building blocks of the generated readers (generated/client/<tag>/readers.ts): the only place where gateway responses
// are parsed and trusted (docs/contract.md). A reader accepts any value, never throws, mutates nothing and returns
// plain data, so that reading a response twice gives equal results. It distinguishes three cases (ADR 31): a parsed
// value; no value, where the response has none (null, '', no field, a zero date); and an unreadable value.

/** Parses one value of a response, whatever its type. */
export type Reader<T> = (value: unknown) => T
export type ReadOf<R> = R extends Reader<infer T> ? T : never

/** Replaces unreadable text or codes: U+FFFD, so that it is never confused with '', which means no value. */
export const UNREADABLE = '\uFFFD'

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** Returns whether a value is a number without lost digits (2^53). */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER

/**
 * Reads plain text unchanged: '<' and '&' are ordinary characters (readings, 94). Numbers, as ids may come, are text
 * too, unless they are so large that digits are lost: a wrong id is worse than none. '' for no value, `UNREADABLE` for
 * anything else.
 */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value.trim()
  if (isExact(value)) return String(value)
  return isAbsent(value) ? '' : UNREADABLE
}

/** Reads text with its markup, for SafeHtml only; '' for no value, `UNREADABLE` for non-text. */
export const html: Reader<string> = (value) => (typeof value === 'string' ? value : isAbsent(value) ? '' : UNREADABLE)

/** Reads an address, trimmed. The code that uses it as a link validates it (web-address.ts, image-address.ts). */
export const alamat: Reader<string> = (value) => html(value).trim()

/** Reads a code that may arrive as text, number or boolean (1 and 0, section 3: yes and no). */
export const kode: Reader<string> = (value) => (typeof value === 'boolean' ? String(Number(value)) : text(value))

/** Reads a part of a key that is sent back exactly as received, as text or number; null for anything else. */
export const wire: Reader<string | number | null> = (value) =>
  typeof value === 'string' || isExact(value) ? value : null

/** Larger than any count, semester, page or grade of a campus: larger numbers are invalid. */
const MAX_NUMBER = 1e9
const DECIMAL = /^-?\d{1,10}(?:\.\d{1,20})?$/
/** One comma with digits on both sides: the decimal separator of Indonesian text. */
const DECIMAL_COMMA = /^(-?\d+),(\d+)$/

const finiteBelow = (value: unknown, limit: number): number | null => {
  const plain = typeof value === 'string' ? value.trim() : value
  if (typeof plain === 'string' && !DECIMAL.test(plain)) return null
  const number = typeof plain === 'string' ? Number(plain) : plain
  return typeof number === 'number' && Math.abs(number) <= limit ? number : null
}

/** A number of a response: null when there is none, undefined when it is unreadable. Neither counts as 0. */
export type Angka = number | null | undefined

/**
 * Reads a number, or text of one with either decimal separator: null when there is none, undefined when it is invalid.
 */
export const angka: Reader<Angka> = (value) => {
  const plain = typeof value === 'string' ? value.trim().replace(DECIMAL_COMMA, '$1.$2') : value
  return isAbsent(plain) || plain === '' ? null : (finiteBelow(plain, MAX_NUMBER) ?? undefined)
}

/** Reads a count, credits or a semester: a number that is never below 0 (`minimum: 0` of the contract). */
export const cacah: Reader<Angka> = (value) => {
  const number = angka(value)
  return typeof number === 'number' && number < 0 ? undefined : number
}

/** Larger than any amount of a student. */
const MAX_RUPIAH = 1e13

/** An amount in integer rupiah: null when there is none, undefined when it is unreadable. Neither counts as 0. */
export type Rupiah = number | null | undefined

/** Reads an amount of money strictly: never a default, never a fraction, never below 0. */
export const rupiah: Reader<Rupiah> = (value) => {
  if (value === null || value === undefined) return null
  const amount = finiteBelow(value, MAX_RUPIAH)
  return amount !== null && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

const YES = new Set<unknown>([true, 1, '1', 'ya', 'y', 'yes', 'true', 'disetujui'])
const NO = new Set<unknown>([false, 0, '0', 'tidak', 'n', 'no', 'false', 'belum disetujui'])

/**
 * Reads a yes or no, which may be a boolean, a code or a word: a lock flag, `eligible` (Ya, Tidak), the status of a
 * makul (Disetujui, Belum disetujui; section 3, reference data). Null for anything else.
 */
export const flag: Reader<boolean | null> = (value) => {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

/** First and last plausible year of a date, as text. */
export const FIRST_YEAR = '1900'
export const LAST_YEAR = '2200'
const isInSense = (written: string): boolean => {
  const year = written.slice(0, FIRST_YEAR.length)
  return year >= FIRST_YEAR && year <= LAST_YEAR && readMoment(written) !== null
}

/** 'No date' as written by PHP and Go, with or without a time. */
const ZERO_DATE = /^(?:0000-00-00|0001-01-01)(?:$|[T ])/

/** A date of a response, as ISO text: null when there is none, undefined when it is unreadable. */
export type Waktu = string | null | undefined

/** Reads a moment as the gateway writes it, such as 2026-10-22T14:05:00+07:00. A zero date is null. */
export const momen: Reader<Waktu> = (value) => {
  if (isAbsent(value)) return null
  const written = typeof value === 'string' ? value.trim() : UNREADABLE
  if (written === '' || ZERO_DATE.test(written)) return null
  return isInSense(written) ? written : undefined
}

/** Midnight in a day that a backend stores as a date-time, with an offset or without. */
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:[+-].*|Z)?$/i
/** Midnight in UTC: 15, 16 and 17 o'clock in WIT, WITA and WIB; Jakarta was half an hour further east until 1963. */
const MIDNIGHT_UTC = /[T ]1(?:[567]:00|6:30)(?::00(?:\.0+)?)?Z$/i
const DAY_LENGTH = 10

/**
 * Reads a calendar day, YYYY-MM-DD. A date-time at midnight is a day that was written with a time: its date, or for
 * midnight in UTC the following one, whatever the zone. Any other date-time is converted to the day at the campus.
 */
export const tanggal: Reader<Waktu> = (value) => {
  const written = momen(value)
  if (!written) return written
  const day = written.slice(0, DAY_LENGTH)
  if (day === written || MIDNIGHT.test(written)) return day
  return MIDNIGHT_UTC.test(written) ? readDayAfter(day) : readDayOf(readMoment(written) ?? 0)
}

/** Returns a value that the contract does not describe, unchanged. */
export const apa: Reader<unknown> = (value) => value

/** Reader of an object, with a check of its shape. */
export interface ObjectReader<T> extends Reader<T> {
  /**
   * Returns whether a value is such an object: it has a field of the contract, and the id where the contract requires
   * one.
   */
  fits: (value: unknown) => boolean
}

type Shape = Readonly<Record<string, Reader<unknown>>>

/**
 * Reads the fields of an object; for any other value, every field counts as absent.
 * @param id field that the contract requires
 */
export const object = <Fields extends Shape>(
  shape: Fields,
  id?: string & keyof Fields,
): ObjectReader<{ [Field in keyof Fields]: ReadOf<Fields[Field]> }> => {
  const readers = Object.entries(shape)
  const read = (value: unknown) => {
    const fields = isRecord(value) ? value : {}
    const known: Record<string, unknown> = {}
    for (const [name, reader] of readers) known[name] = reader(fields[name]) // no intermediate list per row, of which there may be a thousand
    return known as { [Field in keyof Fields]: ReadOf<Fields[Field]> }
  }
  const hasId = (value: Record<string, unknown>) => id === undefined || isKnownText(text(value[id]))
  const fits = (value: unknown) =>
    isRecord(value) && readers.some(([name]) => Object.hasOwn(value, name)) && hasId(value)
  return Object.assign(read, { fits })
}

/** Reads an object that may be absent: null when there is none, undefined when it is unreadable. */
export const maybe =
  <T>(reader: ObjectReader<T>): Reader<T | null | undefined> =>
  (value) =>
    reader.fits(value) ? reader(value) : isAbsent(value) ? null : undefined

/** Reads a row of a list; null when it is unreadable. */
export const row =
  <T>(reader: ObjectReader<T>): Reader<T | null> =>
  (value) =>
    reader.fits(value) ? reader(value) : null

/** Returns the entries of a list. `json_encode` writes a list with a gap as an object with whole-number keys. */
const entriesOf = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value as readonly unknown[]
  if (!isRecord(value)) return null
  const keys = Object.keys(value) // whole-number keys are in ascending order
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** Reads the rows of a list, each at its position, so that 'first entry' stays first; null when there is no list. */
export const list =
  <T>(reader: Reader<T>): Reader<T[] | null> =>
  (value) =>
    entriesOf(value)?.map(reader) ?? null

/** Reads the rows of a list that may be absent: empty then. Any other value counts as one unreadable entry. */
export const rows =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) =>
    isAbsent(value) ? [] : (entriesOf(value) ?? [{}]).map(reader)

/** Reads a value that is an object or plain text. */
export const either =
  <T>(reader: ObjectReader<T>, plain: Reader<string>): Reader<T | string> =>
  (value) =>
    reader.fits(value) ? reader(value) : plain(value)

/**
 * Caches the result of a reader per response, however many components read it: cached responses are never mutated, and
 * the same response returns the same object.
 */
export const remember = <R extends Reader<unknown>>(reader: R): R => {
  const known = new WeakMap<object, { read: unknown }>()
  const once = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return reader(value)
    const found = known.get(value)
    if (found) return found.read
    const read = reader(value)
    known.set(value, { read })
    return read
  }
  return Object.assign(once, reader)
}

/** Returns whether a text or code was read and is not empty. */
export const isKnownText = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '' && value !== UNREADABLE

/** Returns '' for unreadable text, where it may be left out: the header of the campus, a link. */
export const knownText = (value: string): string => (value === UNREADABLE ? '' : value)

/** Rows of a list as returned by readers; an unreadable row is null. */
export type Listed<T> = readonly (T | null)[]

/** Returns the number of unreadable rows. */
export const unreadOf = (found: Listed<unknown> | null | undefined): number =>
  (found ?? []).filter((one) => one === null).length

/**
 * Returns all rows of a list, for a sum, a count, "complete", "there is none".
 * @returns null when there is no list, or a row is unreadable
 */
export const allRows = <T>(found: Listed<T> | null | undefined): T[] | null =>
  found && unreadOf(found) === 0 ? (found as T[]).slice() : null

/**
 * Returns the readable rows only. `unread` documents how the caller treats the others:
 * - `noted`: a list of the kit shows the same rows, or a note about them is shown;
 * - `hint`: only existing rows are used; nothing is concluded from missing ones.
 */
export const readRows = <T>(found: Listed<T> | null | undefined, _unread: 'noted' | 'hint'): T[] =>
  (found ?? []).filter((one) => one !== null)

/**
 * Finds a row of a list.
 * @returns undefined when the list has no such row, null when it is unknown: there is no list, or an unreadable row may
 * be it
 */
export const findRow = <T>(
  found: Listed<T> | null | undefined,
  isWanted: (one: T) => boolean,
): T | null | undefined => {
  const wanted = readRows(found, 'noted').find(isWanted)
  return wanted ?? (allRows(found) === null ? null : undefined)
}

/** Returns a single optional object as a list: empty for none, one unreadable row when it is unreadable. */
export const listOfOne = <T>(one: T | null | undefined): Listed<T> => (one === null ? [] : [one ?? null])

/** Maps each row; unreadable rows stay null. */
export const mapRows = <T, Made>(found: Listed<T>, make: (one: T) => Made): (Made | null)[] =>
  found.map((one) => (one === null ? null : make(one)))

/** Filters rows; unreadable rows are kept, since they may match. */
export const filterRows = <T>(found: Listed<T>, isWanted: (one: T) => boolean): (T | null)[] =>
  found.filter((one) => one === null || isWanted(one))

/** Sorts rows; unreadable rows come last. */
export const sortRows = <T>(found: Listed<T>, compare: (a: T, b: T) => number): (T | null)[] => [
  ...readRows(found, 'noted').toSorted(compare),
  ...found.filter((one) => one === null),
]

/** Returns whether everything in a reader's result was readable: for a PUT of the whole object, and for print pages. */
export const isWhole = (read: unknown): boolean => {
  if (Array.isArray(read)) return read.every((one) => one !== null && isWhole(one))
  if (isRecord(read)) return Object.values(read).every((field) => field !== undefined && isWhole(field))
  return read !== UNREADABLE
}
