import { getListPengajuanJurnalQueryOptions, listPengajuanJurnal } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** The submissions of the student, newest first, over all pages: what is not in them is not there. */
export const submissionsQuery = (idMahasiswa: string) =>
  getListPengajuanJurnalQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listPengajuanJurnal(idMahasiswa, page, options)) },
  })
