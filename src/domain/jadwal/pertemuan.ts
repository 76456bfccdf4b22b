import type { KrsJadwal } from '#generated/client/krs/readers.ts'
import { dayName } from '#shared/format/kalender.ts'
import { jamText } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'
import { present } from '#shared/wire/readers.ts'

/** Minutes since midnight, from `mulai` up to and without `selesai`. */
export interface Span {
  mulai: number
  selesai: number
}

/** One weekly meeting of a class, as far as the gateway said when it is. */
export interface Pertemuan {
  /** 1 Senin to 7 Minggu; 0 when it is not known. */
  hari: number
  namaHari: string
  /** null when the times are not known. */
  jam: Span | null
  ruang: string
}

const JAM = /^(\d{1,2})[.:](\d{2})/
const KODE_HARI = /^[1-7]$/

const toMinutes = (text: string): number | null => {
  const match = JAM.exec(text)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
  return minutes <= 1440 ? minutes : null
}

/** Two times of day as the wire writes them ('08.00' or '08:00'); null unless the second is after the first. */
export const toSpan = (jamMulai: string, jamSelesai: string): Span | null => {
  const mulai = toMinutes(jamMulai)
  const selesai = toMinutes(jamSelesai)
  return mulai !== null && selesai !== null && mulai < selesai ? { mulai, selesai } : null
}

/** One meeting of a class as the gateway writes it. */
const toPertemuan = ({ hari, jamMulai, jamSelesai, ruang }: KrsJadwal): Pertemuan => ({
  hari: KODE_HARI.test(hari?.kode ?? '') ? Number(hari?.kode) : 0,
  namaHari: hari?.nama ?? '',
  jam: toSpan(jamMulai, jamSelesai),
  ruang,
})

/** The weekly meetings of a class; what is no meeting is left out. */
export const toJadwal = (jadwal: readonly (KrsJadwal | null)[]): Pertemuan[] => present(jadwal).map(toPertemuan)

/** What two spans have in common; null when they only touch or lie apart. */
export const overlapOf = (a: Span, b: Span): Span | null => {
  const mulai = Math.max(a.mulai, b.mulai)
  const selesai = Math.min(a.selesai, b.selesai)
  return mulai < selesai ? { mulai, selesai } : null
}

/** '08.00–10.30', in the language's sign: for pictures that name the zone once. */
export const spanFigures = ({ mulai, selesai }: Span, language: string): string =>
  `${jamText(mulai, language)}–${jamText(selesai, language)}`

/** '08.00–10.30 WIB', in the language's sign. */
export const spanText = (span: Span, language: string): string => `${spanFigures(span, language)} ${zoneLabel()}`

/** The name of a day in the language, or what the gateway calls it. */
const hariText = ({ hari, namaHari }: Pick<Pertemuan, 'hari' | 'namaHari'>, language: string): string =>
  dayName(hari, language) || namaHari

/** The weekly meetings of a class in words: 'Senin 08.00–10.30 WIB'; empty when none is known. */
export const waktuText = (jadwal: readonly Pertemuan[], language: string): string =>
  jadwal
    .map((one) => [hariText(one, language), one.jam ? spanText(one.jam, language) : ''].filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')

/** Where and with whom: 'R. 401 · Dr. Sri'; empty when neither is known. */
export const tempatText = ({ jadwal, dosen }: { jadwal: readonly Pertemuan[]; dosen: string }): string =>
  joined(...new Set(jadwal.map(({ ruang }) => ruang)), dosen)

/** One weekly meeting in words of the language: 'Senin 08.00–10.30 WIB, R. 401'; what the gateway has not said is left out. */
const meetingText = (meeting: KrsJadwal, language: string, hasZone: boolean): string => {
  const known = toPertemuan(meeting)
  const said = [meeting.jamMulai, meeting.jamSelesai].filter(Boolean).join('–')
  const figures = known.jam ? spanFigures(known.jam, language) : said
  const jam = hasZone && figures !== '' ? `${figures} ${zoneLabel()}` : figures
  const when = [hariText(known, language), jam].filter(Boolean).join(' ')
  // 'R. 305' stays on one line.
  return [when, known.ruang.replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/**
 * The weekly meetings of a class in words; empty when none is known.
 * @param hasZone false where the zone of all hours is named once, as below a table on paper
 */
export const jadwalText = (jadwal: readonly (KrsJadwal | null)[], language: string, hasZone = true): string =>
  present(jadwal)
    .map((meeting) => meetingText(meeting, language, hasZone))
    .filter(Boolean)
    .join('; ')
