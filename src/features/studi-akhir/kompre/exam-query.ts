import { getListPartisipasiKompreQueryOptions, listPartisipasiKompre } from '#generated/client/kompre/kompre.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's participations over all pages: a registration is checked against all of them. */
export const participationsQuery = (idMahasiswa: string) =>
  getListPartisipasiKompreQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listPartisipasiKompre({ idMahasiswa, ...page }, options)) } },
  )
