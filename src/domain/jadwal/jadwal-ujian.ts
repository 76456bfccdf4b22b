import { type CampusTime, toCampusTime } from '#domain/jendela/jendela.ts'
import type { JadwalUjian, PresensiUjian } from '#generated/readers/ujian.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { present } from '#shared/wire/readers.ts'
import { clockText, toSpan } from './pertemuan.ts'

/** Section 9: exam types. */
export const JENIS_UJIAN = ['UTS', 'UAS'] as const
export type JenisUjian = (typeof JENIS_UJIAN)[number]

const PART = { UTS: 'uts', UAS: 'uas' } as const

/**
 * The exam schedule with the attendance of each exam: jamDatang, presensi, keterangan and status, merged by idMakul from
 * the uts or uas part (section 3). What attendance does not say stays as the schedule has it; attendance that can not be
 * read leaves the schedule plain (section 4).
 */
export const mergePresensiUjian = (
  jadwal: readonly (JadwalUjian | null)[] | null,
  presensi: readonly (PresensiUjian | null)[] | null,
  jenis: JenisUjian,
): JadwalUjian[] => {
  const rows = present(presensi)
  return present(jadwal).map((ujian) => {
    const { idMakul } = ujian
    const part = idMakul === '' ? null : rows.find((row) => row.idMakul === idMakul)?.presensi?.[PART[jenis]]
    if (!part) return ujian
    return {
      ...ujian,
      jamDatang: part.jamDatang || ujian.jamDatang,
      presensi: part.presensi || ujian.presensi,
      keterangan: part.keterangan || ujian.keterangan,
      status: part.status || ujian.status,
    }
  })
}

type Dated = Pick<JadwalUjian, 'tanggalUjian'>

const timeOf = ({ tanggalUjian }: Dated): number => parseTanggal(tanggalUjian)?.getTime() ?? Number.MAX_VALUE

/** Exams by date, the first one first; on one day in the order of the gateway, without a date last (section 4). */
export const sortJadwalUjian = <Row extends Dated>(jadwal: readonly (Row | null)[] | null): Row[] =>
  present(jadwal).toSorted((a, b) => timeOf(a) - timeOf(b))

/** When an exam begins and ends, on the wall of the campus. */
export interface WaktuUjian {
  mulai: CampusTime
  selesai: CampusTime
}

/**
 * When an exam is; what nobody can read of its times is the edge of its day. @returns null without a day
 * @param zoneMinutes of the campus, see campusZoneMinutes
 */
export const waktuUjianOf = (
  { tanggalUjian, jamMulai, jamSelesai }: JadwalUjian,
  zoneMinutes: number,
): WaktuUjian | null => {
  const jam = toSpan(jamMulai, jamSelesai)
  const begin = jam ?? toSpan(jamMulai, '24.00')
  const at = (minutes: number | undefined) =>
    tanggalUjian !== null && minutes !== undefined ? `${tanggalUjian}T${clockText(minutes)}:00` : tanggalUjian
  const mulai = toCampusTime(at(begin?.mulai), 'mulai', zoneMinutes)
  const selesai = toCampusTime(at(jam?.selesai), 'selesai', zoneMinutes)
  return mulai && selesai && { mulai, selesai }
}

/** The exam that runs or comes next; null when none does. @param nowMs by the gateway's clock */
export const ujianBerikutnya = (
  jadwal: readonly JadwalUjian[],
  nowMs: number,
  zoneMinutes: number,
): (WaktuUjian & { ujian: JadwalUjian }) | null =>
  jadwal
    .flatMap((ujian) => {
      const waktu = waktuUjianOf(ujian, zoneMinutes)
      return waktu && waktu.selesai.ms > nowMs ? [{ ...waktu, ujian }] : []
    })
    .toSorted((a, b) => a.mulai.ms - b.mulai.ms)[0] ?? null

/** The exam type to begin with: the one whose exam comes next, else UTS. */
export const jenisBerikutnya = (
  jadwal: Readonly<Record<JenisUjian, readonly JadwalUjian[]>>,
  nowMs: number,
  zoneMinutes: number,
): JenisUjian => {
  const next = (jenis: JenisUjian) => ujianBerikutnya(jadwal[jenis], nowMs, zoneMinutes)?.mulai.ms ?? Number.MAX_VALUE
  return next('UAS') < next('UTS') ? 'UAS' : 'UTS'
}
