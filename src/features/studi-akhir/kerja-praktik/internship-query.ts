import {
  getListUsulanKerjaPraktikQueryOptions,
  listUsulanKerjaPraktik,
} from '#generated/client/kerja-praktik/kerja-praktik.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's internships over all pages: a new one is checked against all of them. */
export const internshipsQuery = (idMahasiswa: string) =>
  getListUsulanKerjaPraktikQueryOptions(
    { idMahasiswa },
    {
      query: { queryFn: wholeListFn((page, options) => listUsulanKerjaPraktik({ idMahasiswa, ...page }, options)) },
    },
  )
