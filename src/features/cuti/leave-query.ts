import { getListPengajuanCutiQueryOptions, listPengajuanCuti } from '#generated/client/cuti/cuti.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** The leave requests of the student, over all pages: a request is checked against all of them. */
export const leaveQuery = (idMahasiswa: string) =>
  getListPengajuanCutiQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listPengajuanCuti(idMahasiswa, page, options)) },
  })
