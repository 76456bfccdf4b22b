import { getListPengajuanCutiQueryOptions, listPengajuanCuti } from '#generated/client/cuti/cuti.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of all leave requests of the student, over all pages: a new request is checked against them. */
export const leaveQuery = (idMahasiswa: string) =>
  getListPengajuanCutiQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listPengajuanCuti(idMahasiswa, page, options)) },
  })
