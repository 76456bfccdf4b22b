import type { Pertemuan, Span } from './pertemuan.ts'

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
const DAY_MS = 86_400_000

const two = (value: number): string => String(value).padStart(2, '0')

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends of a text; control characters are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
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

const utcText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`

/** The first day on or after `from` that is this day of the week, 1 Senin to 7 Minggu: YYYYMMDD. */
export const firstDay = (from: string, hari: number): string => {
  const start = Date.parse(`${from}T00:00:00Z`)
  const weekday = new Date(start).getUTCDay() || 7
  return new Date(start + ((hari - weekday + 7) % 7) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

const timeText = (minutes: number): string => `T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`

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
  `DTSTAMP:${utcText(madeAtMs)}`,
  `SEQUENCE:${Math.floor(madeAtMs / MINUTE_MS)}`,
]

const eventLines = ({ makul, kelas }: KelasMakul, { mulai, pekan, madeAtMs }: IcsFacts, zone: string): string[] =>
  kelas.jadwal.flatMap(({ hari, jam, ruang }, place) => {
    if (!jam || hari === 0) return []
    const day = firstDay(mulai, hari)
    return [
      'BEGIN:VEVENT',
      ...identityLines(`kelas-${kelas.idKelas}-${place}`, madeAtMs),
      `DTSTART;TZID=${zone}:${day}${timeText(jam.mulai)}`,
      `DTEND;TZID=${zone}:${day}${timeText(jam.selesai)}`,
      `RRULE:FREQ=WEEKLY;COUNT=${pekan}`,
      `SUMMARY:${escapeText(`${makul.namaMakul} (${kelas.nama})`)}`,
      ...(ruang ? [`LOCATION:${escapeText(ruang)}`] : []),
      `DESCRIPTION:${escapeText([makul.kodeMakul, kelas.dosen].filter(Boolean).join('\n'))}`,
      'END:VEVENT',
    ]
  })

/** Something on one day that does not come again: an exam. */
export interface UjianKalender {
  /** The same in each file that is made of it. */
  id: string
  nama: string
  /** YYYY-MM-DD */
  tanggal: string
  /** null takes the whole day. */
  jam: Span | null
  ruang: string
  keterangan: string
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
const plainDay = (day: string): string => day.replaceAll('-', '')

const ujianLines = (ujian: UjianKalender, madeAtMs: number, zone: string): string[] => {
  const { id, nama, tanggal, jam, ruang, keterangan } = ujian
  const day = plainDay(tanggal)
  return [
    'BEGIN:VEVENT',
    ...identityLines(id, madeAtMs),
    jam ? `DTSTART;TZID=${zone}:${day}${timeText(jam.mulai)}` : `DTSTART;VALUE=DATE:${day}`,
    jam ? `DTEND;TZID=${zone}:${day}${timeText(jam.selesai)}` : `DTEND;VALUE=DATE:${plainDay(dayAfter(tanggal))}`,
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

/** Weekly classes, and exams on their days, as a calendar file (RFC 5545), in the zone of the campus. */
export const toIcs = (picks: readonly KelasMakul[], facts: IcsFacts, ujian: readonly UjianKalender[] = []): string => {
  const zone = ZONE_NAMES[facts.offsetMinutes] ?? `UTC${offsetText(facts.offsetMinutes)}`
  const events = picks.flatMap((pick) => eventLines(pick, facts, zone))
  const dated = ujian.flatMap((one) => ujianLines(one, facts.madeAtMs, zone))
  return calendarOf(facts.title, [...zoneLines(zone, facts.offsetMinutes), ...events, ...dated])
}

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
      `DTEND;VALUE=DATE:${plainDay(dayAfter(selesai))}`,
      `SUMMARY:${escapeText(nama)}`,
      ...(kategori ? [`CATEGORIES:${escapeText(kategori)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )
