import type { JadwalUjian } from '#generated/models/ujian/jadwalUjian.zod.ts'
import type { PresensiUjian } from '#generated/models/ujian/presensiUjian.zod.ts'
import type { PresensiUjianBagian } from '#generated/models/ujian/presensiUjianBagian.zod.ts'
import { asList } from '#shared/as-list.ts'
import { parseTanggal } from '#shared/format/tanggal.ts'
import { isRecord } from '#shared/is-record.ts'

/** Section 9: exam types. */
export const JENIS_UJIAN = ['UTS', 'UAS'] as const
export type JenisUjian = (typeof JENIS_UJIAN)[number]

const PART = { UTS: 'uts', UAS: 'uas' } as const

const partOf = (row: PresensiUjian | undefined, jenis: JenisUjian): PresensiUjianBagian => {
  const parts: unknown = row?.presensi
  const part = isRecord(parts) ? parts[PART[jenis]] : null
  return isRecord(part) ? part : {}
}

const textOr = (value: unknown, other: string | null | undefined): string | null =>
  typeof value === 'string' ? value : (other ?? null)

/** Ids come as number or text; anything else names no makul. */
const idOf = ({ idMakul }: { idMakul?: unknown }): string | null =>
  typeof idMakul === 'string' || typeof idMakul === 'number' ? String(idMakul) : null

/**
 * The exam schedule with the attendance of each exam: jamDatang, presensi, keterangan and status, merged by idMakul from
 * the uts or uas part (section 3). What attendance does not say stays as the schedule has it; attendance that can not be
 * read leaves the schedule plain (section 4).
 */
export const mergePresensiUjian = (
  jadwal: readonly JadwalUjian[],
  presensi: readonly PresensiUjian[] | null | undefined,
  jenis: JenisUjian,
): JadwalUjian[] => {
  const rows = (asList(presensi) ?? []).filter(isRecord)
  return (asList(jadwal) ?? []).map((ujian) => {
    const id = idOf(ujian)
    const row = rows.find((one) => idOf(one) === id)
    if (id === null || !row) return ujian
    const part = partOf(row, jenis)
    return {
      ...ujian,
      jamDatang: textOr(part.jamDatang, ujian.jamDatang),
      presensi: textOr(part.presensi, ujian.presensi),
      keterangan: textOr(part.keterangan, ujian.keterangan),
      status: textOr(part.status, ujian.status),
    }
  })
}

const timeOf = ({ tanggalUjian }: JadwalUjian): number => parseTanggal(tanggalUjian)?.getTime() ?? Number.MAX_VALUE

/** Exams by date, the first one first; on one day in the order of the gateway, without a date last (section 4). */
export const sortJadwalUjian = (jadwal: readonly JadwalUjian[]): JadwalUjian[] =>
  (asList(jadwal) ?? []).toSorted((a, b) => timeOf(a) - timeOf(b))
