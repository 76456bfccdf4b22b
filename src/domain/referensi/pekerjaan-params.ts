import type { ListPekerjaanParams } from '#generated/models/referensi/listPekerjaanParams.zod.ts'

/** Section 7: rows of GET /v1/pekerjaan unless told otherwise. */
const DEFAULT_ROWS = 2
/** The most that the contract takes: a form needs the whole list, which has no search. */
export const ALL_PEKERJAAN_ROWS = 1000

/** Query of the occupations. @param itemsPerPage rows of the answer; two when nobody says */
export const pekerjaanParams = (itemsPerPage = DEFAULT_ROWS): Required<ListPekerjaanParams> => ({ itemsPerPage })
