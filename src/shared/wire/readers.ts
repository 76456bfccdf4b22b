import { isRecord } from '#shared/text/is-record.ts'
import { addDays, dayOf, readMoment } from '#shared/time/campus-time.ts'
import { noteWrittenZone } from '#shared/time/campus-zone.ts'

// What the generated readers (generated/client/<tag>/readers.ts) are made of: the one place where an answer of the gateway is
// believed (docs/contract.md). Every reader takes anything and never throws; what it gives is plain data, so that the same
// answer read twice is the same.

/** Reads one value of an answer, whatever the gateway put in its place. */
export type Reader<T> = (value: unknown) => T
/** What a reader gives. */
export type ReadOf<R> = R extends Reader<infer T> ? T : never

/** Tells whether a value is a number of which no digit is lost (2^53). */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER

/**
 * Plain text, every character of it: '<' and '&' are signs like any other (readings, 94). Numbers, as ids may come, are
 * text too, unless they are so large that digits are lost: a wrong id is worse than none. Anything else is ''.
 */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value.trim()
  return isExact(value) ? String(value) : ''
}

/** Text with its markup, for SafeHtml only; '' when it is none. */
export const html: Reader<string> = (value) => (typeof value === 'string' ? value : '')

/** An address as it came, without spaces around it. Whoever makes a link of it checks it (web-address.ts, image-address.ts). */
export const alamat: Reader<string> = (value) => (typeof value === 'string' ? value.trim() : '')

/** A code that may come as text, number or boolean (1 and 0, section 3: yes and no). */
export const kode: Reader<string> = (value) => (typeof value === 'boolean' ? String(Number(value)) : text(value))

/** A part of a key that is sent back as the gateway wrote it: its own text or number; null when it is none. */
export const wire: Reader<string | number | null> = (value) =>
  typeof value === 'string' || isExact(value) ? value : null

/** No count, semester, page or grade of a campus is larger: what is, is no sense. */
const MAX_NUMBER = 1e9
const DECIMAL = /^-?\d{1,10}(?:\.\d{1,20})?$/
/** One comma, with digits on both sides: the decimal sign of Indonesian text. */
const DECIMAL_COMMA = /^(-?\d+),(\d+)$/

const finiteBelow = (value: unknown, limit: number): number | null => {
  const plain = typeof value === 'string' ? value.trim() : value
  if (typeof plain === 'string' && !DECIMAL.test(plain)) return null
  const number = typeof plain === 'string' ? Number(plain) : plain
  return typeof number === 'number' && Math.abs(number) <= limit ? number : null
}

/** A number, or text of one with either decimal sign; null for what is none or out of any sense. */
export const angka: Reader<number | null> = (value) =>
  finiteBelow(typeof value === 'string' ? value.trim().replace(DECIMAL_COMMA, '$1.$2') : value, MAX_NUMBER)

/** No amount of a student is larger. */
const MAX_RUPIAH = 1e13

/** An amount in integer rupiah: null when there is none, undefined when it can not be read. Neither counts as 0. */
export type Rupiah = number | null | undefined

/** An amount of money, strictly: never a default, never a fraction, never below 0. */
export const rupiah: Reader<Rupiah> = (value) => {
  if (value === null || value === undefined) return null
  const amount = finiteBelow(value, MAX_RUPIAH)
  return amount !== null && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

const YES = new Set<unknown>([true, 1, '1', 'ya', 'true', 'disetujui'])
const NO = new Set<unknown>([false, 0, '0', 'tidak', 'false', 'belum disetujui'])

/**
 * A yes or no, which may be a boolean, a code or a word: a lock flag, `eligible` (Ya, Tidak), the status of a makul
 * (Disetujui, Belum disetujui; section 3, reference data). Null for anything else: the gateway has not said.
 */
export const flag: Reader<boolean | null> = (value) => {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

const FIRST_YEAR = '1900'
const LAST_YEAR = '2200'
const isInSense = (written: string): boolean => {
  const year = written.slice(0, FIRST_YEAR.length)
  return year >= FIRST_YEAR && year <= LAST_YEAR && readMoment(written) !== null
}

/** A moment as the gateway writes it, such as 2026-10-22T14:05:00+07:00; null when it is none (0001-01-01 included). */
export const momen: Reader<string | null> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  if (!isInSense(written)) return null
  noteWrittenZone(written)
  return written
}

/** Midnight as a backend writes a day that it holds as a date-time, with an offset or without. */
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:[+-].*|Z)?$/i
/** The same in UTC: 15, 16 and 17 o'clock in WIT, WITA and WIB; Jakarta lay half an hour further east until 1963. */
const MIDNIGHT_UTC = /[T ]1(?:[567]:00|6:30)(?::00(?:\.0+)?)?Z$/i
const DAY_LENGTH = 10

/**
 * A calendar day, YYYY-MM-DD. A date-time at midnight is a day that was written with a time: the day that stands in it, or
 * in UTC the one after it, whatever the zone. Any other date-time is the day at the campus.
 */
export const tanggal: Reader<string | null> = (value) => {
  const written = momen(value)
  if (written === null) return null
  const day = written.slice(0, DAY_LENGTH)
  if (day === written || MIDNIGHT.test(written)) return day
  return MIDNIGHT_UTC.test(written) ? addDays(day, 1) : dayOf(readMoment(written) ?? 0)
}

/** What the contract does not describe: as it came. */
export const apa: Reader<unknown> = (value) => value

/** The fields of an object; where it is none, every field as if it were absent. */
export const object = <Shape extends Readonly<Record<string, Reader<unknown>>>>(
  shape: Shape,
): Reader<{ [Field in keyof Shape]: ReadOf<Shape[Field]> }> => {
  const readers = Object.entries(shape)
  return (value) => {
    const fields = isRecord(value) ? value : {}
    const read: Record<string, unknown> = {}
    for (const [name, reader] of readers) read[name] = reader(fields[name]) // a thousand rows: no list for each
    return read as { [Field in keyof Shape]: ReadOf<Shape[Field]> }
  }
}

/** An object that may be absent: null then, and where it is none. */
export const maybe =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value) =>
    isRecord(value) ? reader(value) : null

/** The rows of a list, each at its place, so that 'first entry' stays first; null where there is no list. */
export const list =
  <T>(reader: Reader<T>): Reader<T[] | null> =>
  (value) =>
    Array.isArray(value) ? value.map(reader) : null

/** The rows of a list that may be absent: none then. */
export const rows =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(reader) : []

/** Where an object or plain text may stand. */
export const either =
  <T>(reader: Reader<T>, plain: Reader<string>): Reader<T | string> =>
  (value) =>
    isRecord(value) ? reader(value) : plain(value)

/**
 * Reads each answer once, however many parts of a screen ask for it: an answer of the cache is never changed, and the same
 * one gives the same object.
 */
export const remember = <T>(reader: Reader<T>): Reader<T> => {
  const known = new WeakMap<object, { read: T }>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return reader(value)
    const found = known.get(value)
    if (found) return found.read
    const read = reader(value)
    known.set(value, { read })
    return read
  }
}

/** The rows that can be read, without the places of the others: for what counts and shows them. */
export const present = <T>(found: readonly (T | null)[] | null | undefined): T[] =>
  (found ?? []).filter((row) => row !== null)

/** The same for a list that a screen waits for: null where the answer has none, undefined while there is no answer. */
export const presentOrNone = <T>(found: readonly (T | null)[] | null | undefined): T[] | null | undefined =>
  found && present(found)
