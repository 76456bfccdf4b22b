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

/** One weekly meeting of a class, as far as the gateway said when it is. */
export interface Pertemuan {
  /** 1 Senin to 7 Minggu; 0 when it is not known. */
  hari: number
  namaHari: string
  /** null when the times are not known. */
  jam: Span | null
  ruang: string
  /** '' where the gateway names none. */
  gedung: string
}

/** A weekly meeting as the gateway writes it; only the timetable of a student names a building. */
type WireMeeting = KrsJadwal & { gedung?: string }

const KODE_HARI = /^[1-7]$/
const DAY_MINUTES = 1440

/** Returns the day of the week of a meeting, 1 Senin to 7 Minggu; 0 while it is not known. */
export const hariOf = ({ hari }: Pick<KrsJadwal, 'hari'>): number => {
  const kode = hari?.kode ?? ''
  return KODE_HARI.test(kode) ? Number(kode) : 0
}

/** A meeting of which nothing could be read. */
const UNREAD: Pertemuan = { hari: 0, namaHari: UNREADABLE, jam: null, ruang: '', gedung: '' }

/** One meeting of a class as the gateway writes it. */
const toPertemuan = ({ hari, jamMulai, jamSelesai, ruang, gedung = '' }: WireMeeting): Pertemuan => ({
  hari: hariOf({ hari }),
  namaHari: hari?.nama ?? '',
  jam: toMeetingSpan(jamMulai, jamSelesai),
  ruang,
  gedung,
})

/** The weekly meetings of a class. Meetings at the same time are one, in several rooms; one that could not be read has no day. */
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

/** What two spans have in common; null when they only touch or lie apart. */
export const overlapOf = (a: Span, b: Span): Span | null => {
  const mulai = Math.max(a.mulai, b.mulai)
  const selesai = Math.min(a.selesai, b.selesai)
  return mulai < selesai ? { mulai, selesai } : null
}

/** Time of day at which a span ends, in the language's sign: '00.30' after midnight, '24.00' at midnight. */
export const endText = ({ selesai }: Span, language: string): string =>
  jamText(selesai > DAY_MINUTES ? selesai - DAY_MINUTES : selesai, language)

/** '08.00–10.30', in the language's sign: for pictures that name the zone once. */
export const spanFigures = (span: Span, language: string): string =>
  `${jamText(span.mulai, language)}–${endText(span, language)}`

/** '08.00–10.30 WIB' on one line, in the language's sign. */
export const spanText = (span: Span, language: string): string => `${spanFigures(span, language)}\u00a0${zoneLabel()}`

/** The name of a day in the language, or what the gateway calls it. */
const hariText = ({ hari, namaHari }: Pick<Pertemuan, 'hari' | 'namaHari'>, language: string): string =>
  dayName(hari, language) || shownText(namaHari, language)

/** The weekly meetings of a class in words: 'Senin 08.00–10.30 WIB'; empty when none is known. */
export const waktuText = (jadwal: readonly Pertemuan[], language: string): string =>
  jadwal
    .map((one) => [hariText(one, language), one.jam ? spanText(one.jam, language) : ''].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/** Where and with whom: 'R. 401 · Dr. Sri'; empty when neither is known. */
export const tempatText = ({ jadwal, dosen }: { jadwal: readonly Pertemuan[]; dosen: string }): string =>
  joined(...new Set(jadwal.map(({ ruang }) => ruang)), dosen)

/** The hours that the gateway gives, as they came: '8-10'; '' where it gives none. */
export const hoursAsText = (
  { jamMulai, jamSelesai }: Pick<KrsJadwal, 'jamMulai' | 'jamSelesai'>,
  language: string,
): string => [...new Set([jamMulai, jamSelesai].filter(Boolean).map((jam) => shownText(jam, language)))].join('–')

/** Hours of one day in words, '08.00–10.00 WIB'; as the gateway gives them where these are none, '' where it gives none. */
export const hoursText = (of: Pick<KrsJadwal, 'jamMulai' | 'jamSelesai'>, language: string): string => {
  const jam = toSpan(of.jamMulai, of.jamSelesai)
  if (jam) return spanText(jam, language)
  const said = hoursAsText(of, language)
  return said === '' || said === unreadableWord(language) ? said : `${said}\u00a0${zoneLabel()}`
}

/** One weekly meeting in words of the language: 'Senin 08.00–10.30 WIB, R. 401'; what the gateway has not said is left out. */
const meetingText = (meeting: KrsJadwal, language: string, hasZone: boolean): string => {
  const known = toPertemuan(meeting)
  const said = hoursAsText(meeting, language)
  const figures = known.jam ? spanFigures(known.jam, language) : said
  const jam = hasZone && figures !== '' ? `${figures}\u00a0${zoneLabel()}` : figures
  const when = [hariText(known, language), jam].filter(Boolean).join(' ')
  // 'R. 305' stays on one line.
  return [when, shownText(known.ruang, language).replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/**
 * The weekly meetings of a class in words; empty when none is known.
 * @param hasZone false where the zone of all hours is named once, as in the last row of a table on paper
 */
export const jadwalText = (jadwal: readonly (KrsJadwal | null)[], language: string, hasZone = true): string =>
  jadwal
    .map((meeting) => (meeting ? meetingText(meeting, language, hasZone) : unreadableWord(language)))
    .filter(Boolean)
    .join('; ')
