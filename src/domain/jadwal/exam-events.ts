import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import type { UjianKalender } from './ics.ts'
import { JENIS_UJIAN, type JenisUjian, sortJadwalUjian } from './jadwal-ujian.ts'
import { toSpan } from './span.ts'

export type ExamsByKind = Readonly<Record<JenisUjian, Listed<JadwalUjian>>>

interface Words {
  nameOf: (ujian: JadwalUjian) => string
  /** 'kursi 12' */
  seat: (kursi: string) => string
}

/**
 * Returns the exams of a period as events of a calendar file; exams without a date are left out.
 * @param kodePeriode period code of the first form, such as 20271
 */
export const examEvents = (exams: ExamsByKind, kodePeriode: number, { nameOf, seat }: Words): UjianKalender[] => {
  const taken = new Map<string, number>()
  return JENIS_UJIAN.flatMap((jenis) =>
    readRows(sortJadwalUjian(exams[jenis]), 'noted').flatMap((ujian) => {
      const { idMakul, kodeMakul, tanggalUjian, jamMulai, jamSelesai, ruang, nomorKursi, sifat } = ujian
      if (!tanggalUjian) return []
      const id = `ujian-${jenis}-${kodePeriode}-${idMakul || kodeMakul}`
      const count = (taken.get(id) ?? 0) + 1
      taken.set(id, count)
      return {
        id: count === 1 ? id : `${id}-${count}`,
        nama: `${jenis} ${nameOf(ujian)}`,
        tanggal: tanggalUjian,
        jam: toSpan(jamMulai, jamSelesai),
        ruang,
        keterangan: [kodeMakul, nomorKursi && seat(nomorKursi), sifat].filter(Boolean).join('\n'),
      }
    }),
  )
}

/** Returns the exams of a period whose date is missing or unreadable, with their kind: 'UTS Basis Data'. */
export const undatedExams = (exams: ExamsByKind, { nameOf }: Pick<Words, 'nameOf'>): string[] =>
  JENIS_UJIAN.flatMap((jenis) =>
    readRows(exams[jenis], 'noted').flatMap((ujian) => (!ujian.tanggalUjian ? [`${jenis} ${nameOf(ujian)}`] : [])),
  )
