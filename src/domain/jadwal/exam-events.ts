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
 * Returns the dated exams of one kind, each with its event of a calendar file.
 * @param kodePeriode period code of the first form, such as 20271
 */
export const examPairs = (
  exams: Listed<JadwalUjian>,
  jenis: JenisUjian,
  kodePeriode: number,
  { nameOf, seat }: Words,
): [ujian: JadwalUjian, event: UjianKalender][] => {
  const taken = new Map<string, number>()
  return readRows(sortJadwalUjian(exams), 'noted').flatMap((ujian) => {
    const { idMakul, kodeMakul, tanggalUjian, jamMulai, jamSelesai, ruang, nomorKursi, sifat } = ujian
    if (!tanggalUjian) return []
    const id = `ujian-${jenis}-${kodePeriode}-${idMakul || kodeMakul}`
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    const event = {
      id: count === 1 ? id : `${id}-${count}`,
      nama: `${jenis} ${nameOf(ujian)}`,
      tanggal: tanggalUjian,
      jam: toSpan(jamMulai, jamSelesai),
      ruang,
      keterangan: [kodeMakul, nomorKursi && seat(nomorKursi), sifat].filter(Boolean).join('\n'),
    }
    return [[ujian, event]]
  })
}

/** Returns the exams of a period as events of a calendar file; exams without a date are left out. */
export const examEvents = (exams: ExamsByKind, kodePeriode: number, words: Words): UjianKalender[] =>
  JENIS_UJIAN.flatMap((jenis) => examPairs(exams[jenis], jenis, kodePeriode, words).map(([, event]) => event))

/** Returns the exams of a period whose date is missing or unreadable, with their kind: 'UTS Basis Data'. */
export const undatedExams = (exams: ExamsByKind, { nameOf }: Pick<Words, 'nameOf'>): string[] =>
  JENIS_UJIAN.flatMap((jenis) =>
    readRows(exams[jenis], 'noted').flatMap((ujian) => (!ujian.tanggalUjian ? [`${jenis} ${nameOf(ujian)}`] : [])),
  )
