import { getListSuratQueryOptions, listSurat } from '#generated/client/surat/surat.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's letters over all pages: a request is checked against all of them. */
export const lettersQuery = (idMahasiswa: string) =>
  getListSuratQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listSurat(idMahasiswa, page, options)) },
  })
