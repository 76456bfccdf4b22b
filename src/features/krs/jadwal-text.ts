import type { KrsJadwal } from '#generated/models/krs/krsJadwal.zod.ts'
import { asList } from '#shared/as-list.ts'
import { plainText } from '#shared/plain-text.ts'

/** One weekly meeting in words: 'Senin 08.00–10.30, R. 401'; what the gateway has not said is left out. */
const meetingText = ({ hari, jamMulai, jamSelesai, ruang }: KrsJadwal): string => {
  const jam = [plainText(jamMulai), plainText(jamSelesai)].filter(Boolean).join('–')
  const when = [plainText(hari?.nama), jam].filter(Boolean).join(' ')
  // 'R. 305' stays on one line.
  return [when, plainText(ruang).replaceAll('. ', '.\u00a0')].filter(Boolean).join(', ')
}

/** The weekly meetings of a class in words; empty when none is known. */
export const jadwalText = (jadwal: readonly KrsJadwal[] | null | undefined): string =>
  (asList(jadwal) ?? []).map(meetingText).filter(Boolean).join('; ')
