import { getListKelengkapanSkpiQueryOptions, listKelengkapanSkpi } from '#generated/client/skpi/skpi.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** The achievements of the student, over all pages: points are summed and entries compared over all of them. */
export const kelengkapanQuery = (idMahasiswa: string) =>
  getListKelengkapanSkpiQueryOptions(idMahasiswa, undefined, {
    query: { queryFn: wholeListFn((page, options) => listKelengkapanSkpi(idMahasiswa, page, options)) },
  })
