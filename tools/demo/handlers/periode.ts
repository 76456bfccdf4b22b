import { getGetSemesterBerjalanMockHandler } from '#generated/mocks/periode/periode.msw.ts'
import { getListTahunSemesterMockHandler } from '#generated/mocks/tahun-semester/tahun-semester.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { labelPeriode, periodeAnswers } from '../world/periode.ts'
import { PERIODE_BERJALAN, pekanOf } from '../world/rules.ts'

/** Counts the semesters so far. The next one is included once its KRS is saved. */
const countPeriode = ({ persona, semesterBerjalan, registrasi }: Mahasiswa): number =>
  persona === 'kosong' ? 0 : semesterBerjalan + (registrasi.krs ? 1 : 0)

/** Periods of the student, newest first, and the running period. */
export const periode: TagHandlers = (store) => [
  getListTahunSemesterMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    return toList(periodeAnswers(mahasiswa, countPeriode(mahasiswa)))
  }),
  getGetSemesterBerjalanMockHandler(() => {
    const { tahun, semester, tanggalMulai, tanggalSelesai } = PERIODE_BERJALAN
    return {
      tahun,
      semester,
      label: labelPeriode(tahun, semester),
      tanggalMulai,
      tanggalSelesai,
      pekan: pekanOf(store.now()),
    }
  }),
]
