import { getListKelengkapanSkpiQueryOptions, listKelengkapanSkpi } from '#generated/client/skpi/skpi.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's achievements over all pages: points are summed and entries are compared over all of them. */
export const kelengkapanQuery = (idMahasiswa: string) =>
  getListKelengkapanSkpiQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listKelengkapanSkpi(idMahasiswa, page, options)) },
  })
