import type { KrsJadwal } from '#generated/client/krs/readers.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { jamText } from '#shared/campus/tanggal.ts'
import { dayName } from '#shared/format/kalender.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { toMeetingSpan } from './meeting-span.ts'
import { placesOf } from './merge-meetings.ts'
import { type Span, toSpan } from './span.ts'

/** One weekly meeting of a class, with the data that the gateway sends. */
export interface Pertemuan {
  /** 1 Senin to 7 Minggu; 0 when unknown. */
  hari: number
  namaHari: string
  /** null when the times are unknown. */
  jam: Span | null
  ruang: string
  /** '' where the gateway names none. */
  gedung: string
}

/** Weekly meeting as sent by the gateway; only the student's timetable names a building. */
type WireMeeting = KrsJadwal & { gedung?: string }

const KODE_HARI = /^[1-7]$/
const DAY_MINUTES = 1440

/** Returns the day of the week of a meeting, 1 Senin to 7 Minggu; 0 when unknown. */
export const hariOf = ({ hari }: Pick<KrsJadwal, 'hari'>): number => {
  const kode = hari?.kode ?? ''
  return KODE_HARI.test(kode) ? Number(kode) : 0
}

/** A meeting that could not be read at all. */
const UNREAD: Pertemuan = { hari: 0, namaHari: UNREADABLE, jam: null, ruang: '', gedung: '' }

const toPertemuan = ({ hari, jamMulai, jamSelesai, ruang, gedung = '' }: WireMeeting): Pertemuan => ({
  hari: hariOf({ hari }),
  namaHari: hari?.nama ?? '',
  jam: toMeetingSpan(jamMulai, jamSelesai),
  ruang,
  gedung,
})

/**
 * Returns the weekly meetings of a class. Meetings at the same time are merged into one with several rooms; an
 * unreadable meeting has no day.
 */
export const toJadwal = (jadwal: readonly (WireMeeting | null)[]): Pertemuan[] => {
  const groups = new Map<unknown, Pertemuan[]>()
  for (const meeting of jadwal.map((one) => (one ? toPertemuan(one) : { ...UNREAD }))) {
    const { hari, jam } = meeting
    const key = jam && hari > 0 ? [hari, jam.mulai, jam.selesai].join(' ') : meeting
    groups.set(key, [...(groups.get(key) ?? []), meeting])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || others.length === 0) return group
    return [{ ...first, ruang: placesOf(group), gedung: '' }]
  })
}

/** Returns the overlap of two spans; null when they only touch or are apart. */
export const overlapOf = (a: Span, b: Span): Span | null => {
  const mulai = Math.max(a.mulai, b.mulai)
  const selesai = Math.min(a.selesai, b.selesai)
  return mulai < selesai ? { mulai, selesai } : null
}

/**
 * Returns the time of day at which a span ends, with the separator of the language: '00.30' after midnight, '24.00' at
 * midnight.
 */
export const endText = ({ selesai }: Span, language: string): string =>
  jamText(selesai > DAY_MINUTES ? selesai - DAY_MINUTES : selesai, language)

/** '08.00–10.30', with the separator of the language: for views that name the time zone once. */
export const spanFigures = (span: Span, language: string): string =>
  `${jamText(span.mulai, language)}–${endText(span, language)}`

/** '08.00–10.30 WIB' without a line break, with the separator of the language. */
export const spanText = (span: Span, language: string): string => `${spanFigures(span, language)}\u00a0${zoneLabel()}`

/** Returns the name of a day in the language, or the gateway's text for it. */
const hariText = ({ hari, namaHari }: Pick<Pertemuan, 'hari' | 'namaHari'>, language: string): string =>
  dayName(hari, language) || shownText(namaHari, language)

/** Returns the weekly meetings of a class as text: 'Senin 08.00–10.30 WIB'; empty when none is known. */
export const waktuText = (jadwal: readonly Pertemuan[], language: string): string =>
  jadwal
    .map((one) => [hariText(one, language), one.jam ? spanText(one.jam, language) : ''].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/** Returns rooms and lecturers: 'R. 401 · Dr. Sri'; empty when neither is known. */
export const tempatText = ({ jadwal, dosen }: { jadwal: readonly Pertemuan[]; dosen: string }): string =>
  joined(...new Set(jadwal.map(({ ruang }) => ruang)), dosen)

/** Returns the hours exactly as sent by the gateway: '8-10'; '' when it sends none. */
export const hoursAsText = (
  { jamMulai, jamSelesai }: Pick<KrsJadwal, 'jamMulai' | 'jamSelesai'>,
  language: string,
): string => [...new Set([jamMulai, jamSelesai].filter(Boolean).map((jam) => shownText(jam, language)))].join('–')

/**
 * Returns the hours of one day as text, '08.00–10.00 WIB'; the gateway's own text when they cannot be parsed, '' when
 * it sends none.
 */
export const hoursText = (of: Pick<KrsJadwal, 'jamMulai' | 'jamSelesai'>, language: string): string => {
  const jam = toSpan(of.jamMulai, of.jamSelesai)
  if (jam) return spanText(jam, language)
  const said = hoursAsText(of, language)
  return said === '' || said === unreadableWord(language) ? said : `${said}\u00a0${zoneLabel()}`
}

/** Returns one weekly meeting as text: 'Senin 08.00–10.30 WIB, R. 401'; missing values are left out. */
const meetingText = (meeting: KrsJadwal, language: string, hasZone: boolean): string => {
  const known = toPertemuan(meeting)
  const said = hoursAsText(meeting, language)
  const figures = known.jam ? spanFigures(known.jam, language) : said
  const jam = hasZone && figures !== '' ? `${figures}\u00a0${zoneLabel()}` : figures
  const when = [hariText(known, language), jam].filter(Boolean).join(' ')
  // keeps 'R. 305' on one line
  return [when, shownText(known.ruang, language).replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/**
 * Returns the weekly meetings of a class as text; empty when none is known.
 * @param hasZone false when the time zone of all hours is named once, as in the last row of a printed table
 */
export const jadwalText = (jadwal: readonly (KrsJadwal | null)[], language: string, hasZone = true): string =>
  jadwal
    .map((meeting) => (meeting ? meetingText(meeting, language, hasZone) : unreadableWord(language)))
    .filter(Boolean)
    .join('; ')
