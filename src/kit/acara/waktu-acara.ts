import type { Acara, Pendaftaran } from '#domain/acara/acara.ts'
import type { Saat } from '#domain/acara/langkah.ts'
import { spanText, toSpan } from '#domain/jadwal/pertemuan.ts'
import { campusZoneMinutes, type Fase, faseOf, toCampusTime, toJendela, wallClock } from '#domain/jendela/jendela.ts'
import { rentangText } from '#shared/format/hari-text.ts'
import { daysBetween, zoneLabel } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'

/** Times on the wall of the campus: '09.00–12.00 WIB'. */
export const jamText = (jamMulai: string, jamSelesai: string, language: string): string => {
  const span = toSpan(jamMulai, jamSelesai)
  const said = span ? spanText(span, language) : [jamMulai, jamSelesai].filter(Boolean).join('–')
  return said && `${said} ${zoneLabel(campusZoneMinutes())}`
}

/** When and where: '14 November 2026, 09.00–12.00 WIB · Aula Barat'; '' where nobody said. */
export const waktuText = (
  of: Pick<Acara, 'mulai' | 'selesai' | 'jamMulai' | 'jamSelesai' | 'tempat'>,
  language: string,
): string => {
  const { mulai, selesai, jamMulai, jamSelesai } = of
  const when = [rentangText(mulai, selesai, language), jamText(jamMulai, jamSelesai, language)]
    .filter(Boolean)
    .join(', ')
  return joined(when, of.tempat)
}

const endOf = (tanggal: string | null): number | null =>
  toCampusTime(tanggal, 'selesai', campusZoneMinutes())?.ms ?? null

/** The moments by which it is known what is next for a registration. */
export const saatOf = ({ mulai, selesai, batasBerkas }: Pendaftaran, nowMs: number): Saat => ({
  nowMs,
  mulaiMs: toCampusTime(mulai, 'mulai', campusZoneMinutes())?.ms ?? null,
  selesaiMs: endOf(selesai ?? mulai),
  batasMs: endOf(batasBerkas),
})

/** Where the registration for an event stands by its dates, and how many calendar days are left of it. */
export const masaDaftar = (
  { tanggalBuka, tanggalTutup }: Pick<Acara, 'tanggalBuka' | 'tanggalTutup'>,
  nowMs: number,
): { fase: Fase; hari: number | null } => {
  const jendela = toJendela({ tanggalMulai: tanggalBuka, tanggalSelesai: tanggalTutup }, campusZoneMinutes())
  const { selesai } = jendela
  const hari = selesai && daysBetween(wallClock({ ...selesai, ms: nowMs }), wallClock(selesai))
  return { fase: faseOf(jendela, nowMs), hari }
}
