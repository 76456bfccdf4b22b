import { getListSidangQueryOptions, listSidang } from '#generated/client/sidang/sidang.ts'
import { getListUsulanTugasAkhirQueryOptions, listUsulanTugasAkhir } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/**
 * Query of the student's thesis proposals over all pages, newest first: a proposal that is not in them does not exist.
 */
export const worksQuery = (idMahasiswa: string) =>
  getListUsulanTugasAkhirQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listUsulanTugasAkhir({ idMahasiswa, ...page }, options)) } },
  )

/** Query of the student's defences over all proposals and pages. */
export const defencesQuery = (idMahasiswa: string) =>
  getListSidangQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listSidang({ idMahasiswa, ...page }, options)) } },
  )
