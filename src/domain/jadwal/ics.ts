import { addDays, daysBetween, weekdayOf } from '#shared/campus/campus-time.ts'
import { basicTime, basicUtc } from '#shared/format/basic-time.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { placeOf } from './merge-meetings.ts'
import type { Pertemuan } from './pertemuan.ts'
import type { Span } from './span.ts'

/** A class that is taken, as a calendar or the picture of a week tells of it. */
export interface KelasMakul {
  makul: { idMakul: string; kodeMakul: string; namaMakul: string }
  kelas: { idKelas: string; nama: string; dosen: string; jadwal: readonly Pertemuan[] }
}

/** What a calendar needs beside the classes. */
export interface IcsFacts {
  /** First day of lectures, YYYY-MM-DD. */
  mulai: string
  /** How many weeks each class meets. */
  pekan: number
  /** Zone of the campus, in minutes east of Greenwich. */
  offsetMinutes: number
  /** When the file is made, milliseconds since 1970. */
  madeAtMs: number
  title: string
}

const ZONE_NAMES: Readonly<Record<number, string>> = { 420: 'Asia/Jakarta', 480: 'Asia/Makassar', 540: 'Asia/Jayapura' }
/** RFC 5545, 3.1: octets of a line without its end. */
const MAX_OCTETS = 75
const MINUTE_MS = 60_000
const WEEK = 7

const two = (value: number): string => String(value).padStart(2, '0')

/** Every line end of Unicode (UAX 14). Some calendar programs end a line at any of them. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends of a text; what could not be read is '?', other control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(UNREADABLE, '?')
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(/\p{Cc}/gu, '')

/** RFC 5545, 3.1: lines of at most 75 octets, the rest on lines that begin with a space; no character is cut. */
export const foldLine = (line: string): string => {
  const encoder = new TextEncoder()
  const lines: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines.push(`${lines.pop() ?? ''}${character}`)
    octets += size
  }
  return lines.join('\r\n')
}

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`

/** The first day on or after `from` that is this day of the week, 1 Senin to 7 Minggu: YYYY-MM-DD. */
export const firstDay = (from: string, hari: number): string => addDays(from, (hari - weekdayOf(from) + WEEK) % WEEK)

/** Zones of Indonesia have no summer time: one offset is all of it. */
const zoneLines = (zone: string, offsetMinutes: number): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offsetText(offsetMinutes)}`,
  `TZOFFSETTO:${offsetText(offsetMinutes)}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The same event in each file; the later file has the higher number, so that a second import updates it (RFC 5545, 3.8.7.4). */
const identityLines = (id: string, madeAtMs: number): string[] => [
  `UID:${escapeText(id)}@portal-mahasiswa`,
  `DTSTAMP:${basicUtc(madeAtMs)}`,
  `SEQUENCE:${Math.floor(madeAtMs / MINUTE_MS)}`,
]

/** Returns whether a class meets on a day, YYYY-MM-DD, of its week. */
export type MeetsOn = (day: string, meeting: { idMakul: string; jam: Span }) => boolean

/** A meeting whose day and hours are known. */
type Timed = Pertemuan & { jam: Span }

const isTimed = (meeting: Pertemuan): meeting is Timed => meeting.jam !== null && meeting.hari > 0

const inOrder = (jadwal: readonly Pertemuan[]): Timed[] =>
  jadwal.filter(isTimed).toSorted((a, b) => a.hari - b.hari || a.jam.mulai - b.jam.mulai)

/** The classes of which a meeting has no known day or hours: a calendar file cannot hold it. */
export const unscheduled = (picks: readonly KelasMakul[]): KelasMakul[] =>
  picks.filter(({ kelas: { jadwal } }) => jadwal.length === 0 || !jadwal.every(isTimed))

/** RRULE from the first to the last day on which a class meets, with EXDATE for those between on which it does not. */
const recurrenceLines = (held: readonly string[], mulai: number, zone: string): string[] => {
  const [first = '', last = ''] = [held[0], held.at(-1)]
  const run = Array.from({ length: daysBetween(first, last) / WEEK + 1 }, (_, week) => addDays(first, week * WEEK))
  const gaps = run.filter((day) => !held.includes(day)).map((day) => basicTime(day, mulai))
  return [`RRULE:FREQ=WEEKLY;COUNT=${run.length}`, ...(gaps.length > 0 ? [`EXDATE${zone}:${gaps.join(',')}`] : [])]
}

interface Naming {
  zone: string
  /** Number of events of a class and a day of the week that the file already holds. */
  taken: Map<string, number>
}

/** The UID says class and day of the week: a class that moves to another hour or room updates the event. */
const uidOf = (idKelas: string, hari: number, { taken }: Naming): string => {
  const id = `kelas-${idKelas}-${hari}`
  const count = (taken.get(id) ?? 0) + 1
  taken.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

const eventLines = (
  { makul, kelas }: KelasMakul,
  { mulai, pekan, madeAtMs }: IcsFacts,
  meetsOn: MeetsOn,
  naming: Naming,
): string[] =>
  inOrder(kelas.jadwal).flatMap(({ hari, jam, ...place }) => {
    const location = placeOf(place)
    const uid = uidOf(kelas.idKelas, hari, naming)
    const first = firstDay(mulai, hari)
    const days = Array.from({ length: pekan }, (_, week) => addDays(first, week * WEEK))
    const held = days.filter((day) => meetsOn(day, { idMakul: makul.idMakul, jam }))
    const [start] = held
    if (start === undefined) return []
    const zone = `;TZID=${naming.zone}`
    return [
      'BEGIN:VEVENT',
      ...identityLines(uid, madeAtMs),
      `DTSTART${zone}:${basicTime(start, jam.mulai)}`,
      `DTEND${zone}:${basicTime(start, jam.selesai)}`,
      ...recurrenceLines(held, jam.mulai, zone),
      `SUMMARY:${escapeText(makul.namaMakul + (kelas.nama ? ` (${kelas.nama})` : ''))}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      `DESCRIPTION:${escapeText([makul.kodeMakul, kelas.dosen].filter(Boolean).join('\n'))}`,
      'END:VEVENT',
    ]
  })

/** An event on one day that does not recur: an exam, a defence, a ceremony. */
export interface UjianKalender {
  /** Stable id such as 'sidang-71': importing a newer file updates the event instead of adding a second one. */
  id: string
  nama: string
  /** YYYY-MM-DD */
  tanggal: string
  /** null takes the whole day. */
  jam: Span | null
  ruang: string
  keterangan: string
  /** A point in time: the file has no end of it, and it takes no time of the calendar. */
  isDeadline?: boolean
}

const plainDay = (day: string): string => day.replaceAll('-', '')

const ujianLines = (ujian: UjianKalender, madeAtMs: number, zone: string): string[] => {
  const { id, nama, tanggal, jam, ruang, keterangan, isDeadline = false } = ujian
  const day = plainDay(tanggal)
  const end = jam
    ? `DTEND;TZID=${zone}:${basicTime(tanggal, jam.selesai)}`
    : `DTEND;VALUE=DATE:${plainDay(addDays(tanggal, 1))}`
  return [
    'BEGIN:VEVENT',
    ...identityLines(id, madeAtMs),
    jam ? `DTSTART;TZID=${zone}:${basicTime(tanggal, jam.mulai)}` : `DTSTART;VALUE=DATE:${day}`,
    ...(isDeadline ? ['TRANSP:TRANSPARENT'] : [end]),
    `SUMMARY:${escapeText(nama)}`,
    ...(ruang ? [`LOCATION:${escapeText(ruang)}`] : []),
    ...(keterangan ? [`DESCRIPTION:${escapeText(keterangan)}`] : []),
    'END:VEVENT',
  ]
}

const calendarOf = (title: string, lines: readonly string[]): string => {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal Mahasiswa//Jadwal//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...lines,
    'END:VCALENDAR',
  ]
  return `${all.map(foldLine).join('\r\n')}\r\n`
}

/** Name of a time zone by its minutes east of Greenwich. */
const zoneOf = (offsetMinutes: number): string => ZONE_NAMES[offsetMinutes] ?? `UTC${offsetText(offsetMinutes)}`

/**
 * Weekly classes, and exams on their days, as a calendar file (RFC 5545), in the zone of the campus.
 * @param meetsOn leaves out the days on which a class is not held; without it a class meets every week
 */
export const toIcs = (
  picks: readonly KelasMakul[],
  facts: IcsFacts,
  ujian: readonly UjianKalender[] = [],
  meetsOn: MeetsOn = () => true,
): string => {
  const zone = zoneOf(facts.offsetMinutes)
  const naming = { zone, taken: new Map<string, number>() }
  const events = picks.flatMap((pick) => eventLines(pick, facts, meetsOn, naming))
  const dated = ujian.flatMap((one) => ujianLines(one, facts.madeAtMs, zone))
  return calendarOf(facts.title, [...zoneLines(zone, facts.offsetMinutes), ...events, ...dated])
}

/** Dated events as a calendar file (RFC 5545), in the zone of the campus. */
export const toEventIcs = (
  events: readonly UjianKalender[],
  facts: Pick<IcsFacts, 'offsetMinutes' | 'madeAtMs' | 'title'>,
): string => toIcs([], { ...facts, mulai: '', pekan: 0 }, events)

/** Media type of a calendar file. */
export const ICS_TYPE = 'text/calendar;charset=utf-8'

/** File name of a calendar: its title in letters, digits and hyphens, with the ending .ics. */
export const icsName = (title: string): string => `${title.match(/[\p{L}\d]+/gu)?.join('-') ?? 'kalender'}.ics`

/** Something that lasts whole days. */
export interface HariKalender {
  /** The same in each file that is made of it: a second import updates and doubles nothing. */
  id: string
  nama: string
  /** First and last day, YYYY-MM-DD. */
  mulai: string
  selesai: string
  kategori: string
}

/**
 * Whole days as a calendar file (RFC 5545), which stand in no zone.
 * @param madeAtMs when the file is made, milliseconds since 1970
 */
export const toHariIcs = (days: readonly HariKalender[], title: string, madeAtMs: number): string =>
  calendarOf(
    title,
    days.flatMap(({ id, nama, mulai, selesai, kategori }) => [
      'BEGIN:VEVENT',
      ...identityLines(id, madeAtMs),
      `DTSTART;VALUE=DATE:${plainDay(mulai)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(selesai, 1))}`,
      `SUMMARY:${escapeText(nama)}`,
      ...(kategori ? [`CATEGORIES:${escapeText(kategori)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
