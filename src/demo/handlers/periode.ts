import {
  getGetSemesterBerjalanMockHandler,
  getListTahunSemesterMockHandler,
} from '#generated/mocks/periode/periode.msw.ts'
import type { PeriodeKode } from '#generated/models/periodeKode.zod.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { PERIODE_BERJALAN, pekanOf } from '../world/rules.ts'
import { periodeOf } from '../world/tagihan-builder.ts'

const NAMA = ['', 'Ganjil', 'Genap', 'SP Ganjil', 'SP Genap']

const labelOf = (tahun: number, semester: number): string => `${NAMA[semester] ?? ''} ${tahun - 1}/${tahun}`

const toPeriode = ({ angkatan, semesterBerjalan }: Mahasiswa, semesterKe: number): PeriodeKode => {
  const { tahun, semester } = periodeOf(angkatan, semesterKe)
  return {
    tahun,
    semester,
    code: tahun * 10 + semester,
    codeAlternative: `${tahun - 1}${semester}`,
    label: labelOf(tahun, semester),
    semesterKe,
    isBerjalan: semesterKe === semesterBerjalan,
  }
}

/** Periods of the student, newest first, and the running one. */
export const periode: TagHandlers = (store) => [
  getListTahunSemesterMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const count = mahasiswa.persona === 'kosong' ? 0 : mahasiswa.semesterBerjalan
    return toList(Array.from({ length: count }, (_, index) => toPeriode(mahasiswa, count - index)))
  }),
  getGetSemesterBerjalanMockHandler(() => {
    const { tahun, semester, tanggalMulai, tanggalSelesai } = PERIODE_BERJALAN
    return {
      tahun,
      semester,
      label: labelOf(tahun, semester),
      tanggalMulai,
      tanggalSelesai,
      pekan: pekanOf(store.now()),
    }
  }),
]
