import type { JadwalUjian, PresensiUjian } from '#generated/readers/ujian.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { present } from '#shared/wire/readers.ts'

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

const timeOf = ({ tanggalUjian }: JadwalUjian): number => parseTanggal(tanggalUjian)?.getTime() ?? Number.MAX_VALUE

/** Exams by date, the first one first; on one day in the order of the gateway, without a date last (section 4). */
export const sortJadwalUjian = (jadwal: readonly (JadwalUjian | null)[] | null): JadwalUjian[] =>
  present(jadwal).toSorted((a, b) => timeOf(a) - timeOf(b))
