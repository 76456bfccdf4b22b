import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { jamText } from '#shared/campus/tanggal.ts'

/**
 * Returns the hours of an appointment with the time zone, in the language's format: '13.30–14.30 WIB', or '13.30 WIB'
 * without an end. Text that is not a time stays unchanged; '' when nothing is known.
 */
export const hoursText = (of: { jamMulai: string; jamSelesai?: string }, language: string): string => {
  const { jamMulai, jamSelesai = '' } = of
  const span = toSpan(jamMulai, jamSelesai)
  if (span) return spanText(span, language)
  const start = toSpan(jamMulai, '24.00')
  return start ? `${jamText(start.mulai, language)}\u00a0${zoneLabel()}` : jamMulai
}
