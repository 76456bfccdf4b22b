import { getListSidangQueryOptions, listSidang } from '#generated/client/sidang/sidang.ts'
import { getListUsulanTugasAkhirQueryOptions, listUsulanTugasAkhir } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** The thesis proposals of the student, newest first, over all pages: what is not in them is not there. */
export const worksQuery = (idMahasiswa: string) =>
  getListUsulanTugasAkhirQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listUsulanTugasAkhir({ idMahasiswa, ...page }, options)) } },
  )

/** The defences of the student, over all proposals and all pages. */
export const defencesQuery = (idMahasiswa: string) =>
  getListSidangQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listSidang({ idMahasiswa, ...page }, options)) } },
  )
