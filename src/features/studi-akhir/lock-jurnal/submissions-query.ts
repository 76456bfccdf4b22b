import { getListPengajuanJurnalQueryOptions, listPengajuanJurnal } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's submissions over all pages, newest first: a submission that is not in them does not exist. */
export const submissionsQuery = (idMahasiswa: string) =>
  getListPengajuanJurnalQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listPengajuanJurnal(idMahasiswa, page, options)) },
  })
