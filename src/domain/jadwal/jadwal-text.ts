import type { KrsJadwal } from '#generated/readers/krs.ts'
import { present } from '#shared/wire/readers.ts'
import { hariText, spanText, toPertemuan } from './pertemuan.ts'

/** One weekly meeting in words of the language: 'Senin 08.00–10.30, R. 401'; what the gateway has not said is left out. */
const meetingText = (meeting: KrsJadwal, language: string): string => {
  const known = toPertemuan(meeting)
  const said = [meeting.jamMulai, meeting.jamSelesai].filter(Boolean).join('–')
  const when = [hariText(known, language), known.jam ? spanText(known.jam, language) : said].filter(Boolean).join(' ')
  // 'R. 305' stays on one line.
  return [when, known.ruang.replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/** The weekly meetings of a class in words; empty when none is known. */
export const jadwalText = (jadwal: readonly (KrsJadwal | null)[], language: string): string =>
  present(jadwal)
    .map((meeting) => meetingText(meeting, language))
    .filter(Boolean)
    .join('; ')
