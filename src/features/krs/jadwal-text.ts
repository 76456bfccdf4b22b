import type { KrsJadwal } from '#generated/models/krs/krsJadwal.zod.ts'
import { asList } from '#shared/as-list.ts'
import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'
import { hariText, spanText, toPertemuan } from './pertemuan.ts'

/** One weekly meeting in words of the language: 'Senin 08.00–10.30, R. 401'; what the gateway has not said is left out. */
const meetingText = (meeting: KrsJadwal, language: string): string => {
  const known = toPertemuan(meeting)
  const said = [plainText(meeting.jamMulai), plainText(meeting.jamSelesai)].filter(Boolean).join('–')
  const when = [hariText(known, language), known.jam ? spanText(known.jam, language) : said].filter(Boolean).join(' ')
  // 'R. 305' stays on one line.
  return [when, known.ruang.replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/** The weekly meetings of a class in words; empty when none is known. */
export const jadwalText = (jadwal: readonly KrsJadwal[] | null | undefined, language: string): string =>
  (asList(jadwal) ?? [])
    .filter(isRecord)
    .map((meeting) => meetingText(meeting, language))
    .filter(Boolean)
    .join('; ')
