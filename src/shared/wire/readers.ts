import { readDayAfter, readDayOf, readMoment } from '#shared/campus/read-moment.ts'
import { isRecord } from '#shared/text/is-record.ts'

// Building blocks of the generated readers (generated/client/<tag>/readers.ts): the one place where an answer of the gateway is
// believed (docs/contract.md). A reader takes anything, never throws, changes nothing and gives plain data, so that the same answer read twice
// is the same. It keeps three things apart (ADR 31): a value that was read; none, where the answer says so (null, '', no
// field, a zero date); and a value that cannot be read.

/** Reads one value of an answer, whatever the gateway put in its place. */
export type Reader<T> = (value: unknown) => T
/** What a reader gives. */
export type ReadOf<R> = R extends Reader<infer T> ? T : never

/** Stands for a text or code that cannot be read: U+FFFD, so that it is never taken for '', which is none. */
export const UNREADABLE = '\uFFFD'

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** Tells whether a value is a number of which no digit is lost (2^53). */
const isExact = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER

/**
 * Plain text, every character of it: '<' and '&' are signs like any other (readings, 94). Numbers, as ids may come, are
 * text too, unless they are so large that digits are lost: a wrong id is worse than none. '' when there is none, `UNREADABLE`
 * for anything else.
 */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value.trim()
  if (isExact(value)) return String(value)
  return isAbsent(value) ? '' : UNREADABLE
}

/** Text with its markup, for SafeHtml only; '' when there is none, `UNREADABLE` for what is no text. */
export const html: Reader<string> = (value) => (typeof value === 'string' ? value : isAbsent(value) ? '' : UNREADABLE)

/** An address as it came, without spaces around it. The code that makes a link of it checks it (web-address.ts, image-address.ts). */
export const alamat: Reader<string> = (value) => html(value).trim()

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

/** A number of an answer: null when there is none, undefined when it cannot be read. Neither counts as 0. */
export type Angka = number | null | undefined

/** A number, or text of one with either decimal sign: null when there is none, undefined for what makes no sense as one. */
export const angka: Reader<Angka> = (value) => {
  const plain = typeof value === 'string' ? value.trim().replace(DECIMAL_COMMA, '$1.$2') : value
  return isAbsent(plain) || plain === '' ? null : (finiteBelow(plain, MAX_NUMBER) ?? undefined)
}

/** A count, credits, a semester: a number that is never below 0 (`minimum: 0` of the contract). */
export const cacah: Reader<Angka> = (value) => {
  const number = angka(value)
  return typeof number === 'number' && number < 0 ? undefined : number
}

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

const YES = new Set<unknown>([true, 1, '1', 'ya', 'y', 'yes', 'true', 'disetujui'])
const NO = new Set<unknown>([false, 0, '0', 'tidak', 'n', 'no', 'false', 'belum disetujui'])

/**
 * A yes or no, which may be a boolean, a code or a word: a lock flag, `eligible` (Ya, Tidak), the status of a makul
 * (Disetujui, Belum disetujui; section 3, reference data). Null for anything else: the gateway has not said.
 */
export const flag: Reader<boolean | null> = (value) => {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (YES.has(plain)) return true
  return NO.has(plain) ? false : null
}

/** Years of a date that makes sense, as text. */
export const FIRST_YEAR = '1900'
export const LAST_YEAR = '2200'
const isInSense = (written: string): boolean => {
  const year = written.slice(0, FIRST_YEAR.length)
  return year >= FIRST_YEAR && year <= LAST_YEAR && readMoment(written) !== null
}

/** 'No date' as PHP and Go write it, with or without a time. */
const ZERO_DATE = /^(?:0000-00-00|0001-01-01)(?:$|[T ])/

/** A date of an answer, as ISO text: null when there is none, undefined when it cannot be read. */
export type Waktu = string | null | undefined

/** A moment as the gateway writes it, such as 2026-10-22T14:05:00+07:00. A zero date is none. */
export const momen: Reader<Waktu> = (value) => {
  if (isAbsent(value)) return null
  const written = typeof value === 'string' ? value.trim() : UNREADABLE
  if (written === '' || ZERO_DATE.test(written)) return null
  return isInSense(written) ? written : undefined
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
export const tanggal: Reader<Waktu> = (value) => {
  const written = momen(value)
  if (!written) return written
  const day = written.slice(0, DAY_LENGTH)
  if (day === written || MIDNIGHT.test(written)) return day
  return MIDNIGHT_UTC.test(written) ? readDayAfter(day) : readDayOf(readMoment(written) ?? 0)
}

/** What the contract does not describe: as it came. */
export const apa: Reader<unknown> = (value) => value

/** Reader of an object, with what makes a value one. */
export interface ObjectReader<T> extends Reader<T> {
  /** Tells whether a value is such an object: it has a field of the contract, and the id where the contract requires one. */
  fits: (value: unknown) => boolean
}

type Shape = Readonly<Record<string, Reader<unknown>>>

/**
 * The fields of an object; where it is none, every field as if it were absent.
 * @param id field without which the contract allows no such object
 */
export const object = <Fields extends Shape>(
  shape: Fields,
  id?: string & keyof Fields,
): ObjectReader<{ [Field in keyof Fields]: ReadOf<Fields[Field]> }> => {
  const readers = Object.entries(shape)
  const read = (value: unknown) => {
    const fields = isRecord(value) ? value : {}
    const known: Record<string, unknown> = {}
    for (const [name, reader] of readers) known[name] = reader(fields[name]) // a thousand rows: no list for each
    return known as { [Field in keyof Fields]: ReadOf<Fields[Field]> }
  }
  const hasId = (value: Record<string, unknown>) => id === undefined || isKnownText(text(value[id]))
  const fits = (value: unknown) =>
    isRecord(value) && readers.some(([name]) => Object.hasOwn(value, name)) && hasId(value)
  return Object.assign(read, { fits })
}

/** An object that may be absent: null when there is none, undefined when it cannot be read. */
export const maybe =
  <T>(reader: ObjectReader<T>): Reader<T | null | undefined> =>
  (value) =>
    reader.fits(value) ? reader(value) : isAbsent(value) ? null : undefined

/** A row of a list; null when it cannot be read. */
export const row =
  <T>(reader: ObjectReader<T>): Reader<T | null> =>
  (value) =>
    reader.fits(value) ? reader(value) : null

/** The entries of a list. `json_encode` writes a list with a gap as an object with whole-number keys. */
const entriesOf = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value as readonly unknown[]
  if (!isRecord(value)) return null
  const keys = Object.keys(value) // whole numbers come in their order
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** The rows of a list, each at its place, so that 'first entry' stays first; null where there is no list. */
export const list =
  <T>(reader: Reader<T>): Reader<T[] | null> =>
  (value) =>
    entriesOf(value)?.map(reader) ?? null

/** The rows of a list that may be absent: none then. What is there and no list is one entry that cannot be read. */
export const rows =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (value) =>
    isAbsent(value) ? [] : (entriesOf(value) ?? [{}]).map(reader)

/** Where an object or plain text may stand. */
export const either =
  <T>(reader: ObjectReader<T>, plain: Reader<string>): Reader<T | string> =>
  (value) =>
    reader.fits(value) ? reader(value) : plain(value)

/**
 * Reads each answer once, however many parts of a screen ask for it: an answer of the cache is never changed, and the same
 * one gives the same object.
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

/** Tells whether a text or code was read and is not empty. */
export const isKnownText = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '' && value !== UNREADABLE

/** A text where one that cannot be read is as good as none: the header of the campus, a link that is left out. */
export const knownText = (value: string): string => (value === UNREADABLE ? '' : value)

/** The rows of a list as readers give it, a row that cannot be read is null. */
export type Listed<T> = readonly (T | null)[]

/** Number of rows that could not be read. */
export const unreadOf = (found: Listed<unknown> | null | undefined): number =>
  (found ?? []).filter((one) => one === null).length

/**
 * All rows of a list: for a sum, a count, "complete", "there is none".
 * @returns null where there is no list, or a row of it could not be read
 */
export const allRows = <T>(found: Listed<T> | null | undefined): T[] | null =>
  found && unreadOf(found) === 0 ? (found as T[]).slice() : null

/**
 * The rows that could be read, without the others. `unread` names what becomes of these:
 * - `noted`: a list of the kit shows the same rows, or their note stands beside it;
 * - `hint`: only what is found is said; nothing follows from what is not found.
 */
export const readRows = <T>(found: Listed<T> | null | undefined, _unread: 'noted' | 'hint'): T[] =>
  (found ?? []).filter((one) => one !== null)

/**
 * One row of a list.
 * @returns undefined where the list has none such, null where nobody knows: no list, or a row that could not be read may be it
 */
export const findRow = <T>(
  found: Listed<T> | null | undefined,
  isWanted: (one: T) => boolean,
): T | null | undefined => {
  const wanted = readRows(found, 'noted').find(isWanted)
  return wanted ?? (allRows(found) === null ? null : undefined)
}

/** The list that a single optional object makes: empty for none, a row that could not be read where it cannot be read. */
export const listOfOne = <T>(one: T | null | undefined): Listed<T> => (one === null ? [] : [one ?? null])

/** Each row made into something else; one that could not be read stays so. */
export const mapRows = <T, Made>(found: Listed<T>, make: (one: T) => Made): (Made | null)[] =>
  found.map((one) => (one === null ? null : make(one)))

/** The rows that are wanted, and those that could not be read: nobody knows what these are. */
export const filterRows = <T>(found: Listed<T>, isWanted: (one: T) => boolean): (T | null)[] =>
  found.filter((one) => one === null || isWanted(one))

/** The rows in an order; those that could not be read stand behind the others. */
export const sortRows = <T>(found: Listed<T>, compare: (a: T, b: T) => number): (T | null)[] => [
  ...readRows(found, 'noted').toSorted(compare),
  ...found.filter((one) => one === null),
]

/** Tells whether everything in a value of a reader could be read: for a PUT of the whole, and for papers. */
export const isWhole = (read: unknown): boolean => {
  if (Array.isArray(read)) return read.every((one) => one !== null && isWhole(one))
  if (isRecord(read)) return Object.values(read).every((field) => field !== undefined && isWhole(field))
  return read !== UNREADABLE
}
