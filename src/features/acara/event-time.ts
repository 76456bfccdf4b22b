import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { edgeOf, type Fase, faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { joined } from '#shared/text/joined.ts'
import type { Angka } from '#shared/wire/readers.ts'
import type { Acara, Pendaftaran } from './acara.ts'
import type { EventMoment } from './step.ts'

/** Returns a time range in the campus time zone: '09.00–12.00 WIB'. */
export const hoursText = (jamMulai: string, jamSelesai: string, language: string): string => {
  const span = toSpan(jamMulai, jamSelesai)
  const said = [jamMulai, jamSelesai].filter(Boolean).join('–')
  return span ? spanText(span, language) : said && `${said}\u00a0${zoneLabel()}`
}

/** Returns date, time and place: '14 November 2026, 09.00–12.00 WIB · Aula Barat'; '' when unknown. */
export const waktuText = (
  of: Pick<Acara, 'mulai' | 'selesai' | 'jamMulai' | 'jamSelesai' | 'tempat'>,
  language: string,
): string => {
  const { mulai, selesai, jamMulai, jamSelesai } = of
  const when = [formatRentang(mulai, selesai, language), hoursText(jamMulai, jamSelesai, language)]
    .filter(Boolean)
    .join(', ')
  return joined(when, of.tempat)
}

/** Returns the moments that determine the next step of a registration. */
export const momentOf = ({ mulai, selesai, batasBerkas }: Pendaftaran, nowMs: number): EventMoment => ({
  nowMs,
  mulaiMs: edgeOf(mulai, 'mulai'),
  selesaiMs: edgeOf(selesai === null ? mulai : selesai, 'selesai'),
  batasMs: edgeOf(batasBerkas, 'selesai'),
})

/** Returns the phase of the registration period, and the calendar days left in it. */
export const registrationPeriod = (
  { tanggalBuka, tanggalTutup }: Pick<Acara, 'tanggalBuka' | 'tanggalTutup'>,
  nowMs: number,
): { fase: Fase; hari: Angka } => {
  const jendela = toJendela({ tanggalMulai: tanggalBuka, tanggalSelesai: tanggalTutup })
  const { selesai } = jendela
  const hari = selesai == null ? null : daysBetween(dayOf(nowMs), dayOf(selesai))
  return { fase: faseOf(jendela, nowMs), hari }
}
