import { addDays, daysBetween, weekdayOf } from '#shared/campus/campus-time.ts'
import { basicTime, basicUtc } from '#shared/format/basic-time.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { type Alarm, alarmLines, alarmsAhead } from './alarm.ts'
import { placeOf } from './merge-meetings.ts'
import type { Pertemuan } from './pertemuan.ts'
import type { Span } from './span.ts'

/** A chosen class, as shown in a calendar file or the picture of a week. */
export interface KelasMakul {
  makul: { idMakul: string; kodeMakul: string; namaMakul: string }
  kelas: { idKelas: string; nama: string; dosen: string; jadwal: readonly Pertemuan[] }
}

/** Data that a calendar file needs besides the classes. */
export interface IcsFacts {
  /** First day of lectures, YYYY-MM-DD. */
  mulai: string
  /** Number of weeks in which each class meets. */
  pekan: number
  /** Time zone of the campus, in minutes east of Greenwich. */
  offsetMinutes: number
  /** Creation time of the file, in milliseconds since 1970. */
  madeAtMs: number
  title: string
  /** Id of the campus: ids of two campuses never collide in one calendar. */
  campus: string
  /** Reminders of each event; none by default. */
  alarms?: readonly Alarm[]
}

const ZONE_NAMES: Readonly<Record<number, string>> = { 420: 'Asia/Jakarta', 480: 'Asia/Makassar', 540: 'Asia/Jayapura' }
/** RFC 5545, 3.1: maximum octets of a line without its line end. */
const MAX_OCTETS = 75
const MINUTE_MS = 60_000
const WEEK = 7

const two = (value: number): string => String(value).padStart(2, '0')

/** Every line end of Unicode (UAX 14). Some calendar programs break lines at any of them. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/**
 * Escapes backslash, semicolon, comma and line ends of a text (RFC 5545, 3.3.11); unreadable text becomes '?', other
 * control characters are removed.
 */
export const escapeText = (text: string): string =>
  text
    .replaceAll(UNREADABLE, '?')
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(LINE_END, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Folds a line at 75 octets without splitting characters; continuation lines begin with a space (RFC 5545, 3.1). */
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

/** Returns the first day on or after `from` with this day of the week, 1 Senin to 7 Minggu, as YYYY-MM-DD. */
export const firstDay = (from: string, hari: number): string => addDays(from, (hari - weekdayOf(from) + WEEK) % WEEK)

/** Time zones of Indonesia have no summer time: one offset is enough. */
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

/** Returns the campus as the first label of the right side of a UID: '061001.'. */
const hostPart = (campus: string): string => {
  const label = campus
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-')
  return label ? `${label}.` : ''
}

/**
 * UID and sequence of an event: the UID is stable, and later files have a higher number, so that a second import
 * updates it (RFC 5545, 3.8.7.4).
 */
const identityLines = (id: string, { madeAtMs, campus }: Pick<IcsFacts, 'madeAtMs' | 'campus'>): string[] => [
  `UID:${escapeText(id)}@${hostPart(campus)}portal-mahasiswa`,
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

/** Returns the classes with a meeting of unknown day or hours: a calendar file cannot hold it. */
export const unscheduled = (picks: readonly KelasMakul[]): KelasMakul[] =>
  picks.filter(({ kelas: { jadwal } }) => jadwal.length === 0 || !jadwal.every(isTimed))

/**
 * Returns an RRULE from the first to the last day on which a class meets, with EXDATE for the days between on which it
 * does not.
 */
const recurrenceLines = (held: readonly string[], mulai: number, zone: string): string[] => {
  const [first = '', last = ''] = [held[0], held.at(-1)]
  const run = Array.from({ length: daysBetween(first, last) / WEEK + 1 }, (_, week) => addDays(first, week * WEEK))
  const gaps = run.filter((day) => !held.includes(day)).map((day) => basicTime(day, mulai))
  return [`RRULE:FREQ=WEEKLY;COUNT=${run.length}`, ...(gaps.length > 0 ? [`EXDATE${zone}:${gaps.join(',')}`] : [])]
}

interface Naming {
  zone: string
  /** Number of events in the file by class and day of the week. */
  taken: Map<string, number>
}

/** The UID consists of class and day of the week, so a new hour or room updates the event. */
const uidOf = (idKelas: string, hari: number, { taken }: Naming): string => {
  const id = `kelas-${idKelas}-${hari}`
  const count = (taken.get(id) ?? 0) + 1
  taken.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

const eventLines = ({ makul, kelas }: KelasMakul, facts: IcsFacts, meetsOn: MeetsOn, naming: Naming): string[] =>
  inOrder(kelas.jadwal).flatMap(({ hari, jam, ...place }) => {
    const { mulai, pekan, alarms = [] } = facts
    const location = placeOf(place)
    const uid = uidOf(kelas.idKelas, hari, naming)
    const first = firstDay(mulai, hari)
    const days = Array.from({ length: pekan }, (_, week) => addDays(first, week * WEEK))
    const held = days.filter((day) => meetsOn(day, { idMakul: makul.idMakul, jam }))
    const [start] = held
    if (start === undefined) return []
    const zone = `;TZID=${naming.zone}`
    const name = escapeText(makul.namaMakul + (kelas.nama ? ` (${kelas.nama})` : ''))
    return [
      'BEGIN:VEVENT',
      ...identityLines(uid, facts),
      `DTSTART${zone}:${basicTime(start, jam.mulai)}`,
      `DTEND${zone}:${basicTime(start, jam.selesai)}`,
      ...recurrenceLines(held, jam.mulai, zone),
      `SUMMARY:${name}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      `DESCRIPTION:${escapeText([makul.kodeMakul, kelas.dosen].filter(Boolean).join('\n'))}`,
      ...alarmLines({ jam }, alarms, name),
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
  /** null for the whole day. */
  jam: Span | null
  ruang: string
  keterangan: string
  /** Set for a point in time: the event has no end in the file and blocks no time in the calendar. */
  isDeadline?: boolean
}

const plainDay = (day: string): string => day.replaceAll('-', '')

type EventFacts = Pick<IcsFacts, 'offsetMinutes' | 'madeAtMs' | 'title' | 'campus' | 'alarms'>

const ujianLines = (ujian: UjianKalender, facts: EventFacts, zone: string): string[] => {
  const { id, nama, tanggal, jam, ruang, keterangan, isDeadline = false } = ujian
  const { madeAtMs, offsetMinutes, alarms = [] } = facts
  const day = plainDay(tanggal)
  const end = jam
    ? `DTEND;TZID=${zone}:${basicTime(tanggal, jam.selesai)}`
    : `DTEND;VALUE=DATE:${plainDay(addDays(tanggal, 1))}`
  return [
    'BEGIN:VEVENT',
    ...identityLines(id, facts),
    jam ? `DTSTART;TZID=${zone}:${basicTime(tanggal, jam.mulai)}` : `DTSTART;VALUE=DATE:${day}`,
    ...(isDeadline ? ['TRANSP:TRANSPARENT'] : [end]),
    `SUMMARY:${escapeText(nama)}`,
    ...(ruang ? [`LOCATION:${escapeText(ruang)}`] : []),
    ...(keterangan ? [`DESCRIPTION:${escapeText(keterangan)}`] : []),
    ...alarmLines(ujian, alarmsAhead(ujian, alarms, madeAtMs, offsetMinutes), escapeText(nama)),
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

/** Returns the name of a time zone by its minutes east of Greenwich. */
const zoneOf = (offsetMinutes: number): string => ZONE_NAMES[offsetMinutes] ?? `UTC${offsetText(offsetMinutes)}`

/**
 * Returns weekly classes and dated exams as a calendar file (RFC 5545), in the time zone of the campus.
 * @param meetsOn filter of the days on which a class is held; without it a class meets every week
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
  const dated = ujian.flatMap((one) => ujianLines(one, facts, zone))
  return calendarOf(facts.title, [...zoneLines(zone, facts.offsetMinutes), ...events, ...dated])
}

/** Returns dated events as a calendar file (RFC 5545), in the time zone of the campus. */
export const toEventIcs = (events: readonly UjianKalender[], facts: EventFacts): string =>
  toIcs([], { ...facts, mulai: '', pekan: 0 }, events)

/** Media type of a calendar file. */
export const ICS_TYPE = 'text/calendar;charset=utf-8'

/** Returns the file name of a calendar: its title in letters, digits and hyphens, with the ending .ics. */
export const icsName = (title: string): string => `${title.match(/[\p{L}\d]+/gu)?.join('-') ?? 'kalender'}.ics`

/** A calendar entry of whole days. */
export interface HariKalender {
  /** Stable id: a second import updates the entry and adds no duplicate. */
  id: string
  nama: string
  /** First and last day, YYYY-MM-DD. */
  mulai: string
  selesai: string
  kategori: string
}

/** Returns whole days as a calendar file (RFC 5545); whole days have no time zone. */
export const toHariIcs = (
  days: readonly HariKalender[],
  facts: Pick<IcsFacts, 'madeAtMs' | 'title' | 'campus'>,
): string =>
  calendarOf(
    facts.title,
    days.flatMap(({ id, nama, mulai, selesai, kategori }) => [
      'BEGIN:VEVENT',
      ...identityLines(id, facts),
      `DTSTART;VALUE=DATE:${plainDay(mulai)}`,
      `DTEND;VALUE=DATE:${plainDay(addDays(selesai, 1))}`,
      `SUMMARY:${escapeText(nama)}`,
      ...(kategori ? [`CATEGORIES:${escapeText(kategori)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
