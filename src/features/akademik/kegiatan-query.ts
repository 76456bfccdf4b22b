import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import {
  getListDaftarKegiatanQueryOptions,
  getListKegiatanQueryOptions,
  listDaftarKegiatan,
  listKegiatan,
} from '#generated/client/akademik/akademik.ts'
import type { KegiatanMahasiswaWire } from '#generated/models/akademik/kegiatanMahasiswaWire.zod.ts'
import { type Page, wholeAnswer } from '#kit/list/whole-answer.ts'

const whole = (ask: (page: Page) => Promise<KegiatanMahasiswaWire>): Promise<KegiatanMahasiswaWire> =>
  wholeAnswer({
    ask,
    listOf: ({ kegiatanMahasiswa }) => kegiatanMahasiswa,
    withRows: (answer, data) => ({ ...answer, kegiatanMahasiswa: { ...answer.kegiatanMahasiswa, data } }),
  })

/** The activities that the student has taken in a period, over all pages. */
export const diambilQuery = (idMahasiswa: string, periode: Periode) => {
  const params = toPeriodeParams(periode)
  return getListKegiatanQueryOptions(idMahasiswa, params, {
    query: { queryFn: ({ signal }) => whole((page) => listKegiatan(idMahasiswa, { ...params, ...page }, { signal })) },
  })
}

/** The activities on offer in a period, over all pages. */
export const daftarQuery = (idMahasiswa: string, periode: Periode) => {
  const params = toPeriodeParams(periode)
  return getListDaftarKegiatanQueryOptions(idMahasiswa, params, {
    query: {
      queryFn: ({ signal }) => whole((page) => listDaftarKegiatan(idMahasiswa, { ...params, ...page }, { signal })),
    },
  })
}
