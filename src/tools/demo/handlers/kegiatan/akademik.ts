import {
  getCancelKegiatanMockHandler,
  getListDaftarKegiatanMockHandler,
  getListKegiatanMockHandler,
  getTakeKegiatanMockHandler,
} from '#generated/mocks/akademik/akademik.msw.ts'
import { CancelKegiatanBody } from '#generated/models/akademik/cancelKegiatanBody.zod.ts'
import { TakeKegiatanBody } from '#generated/models/akademik/takeKegiatanBody.zod.ts'
import { mahasiswaOf, periodeOfQuery, type TagHandlers } from '../../call.ts'
import { readBody } from '../../read-body.ts'
import { markChanged } from '../../state/store.ts'
import { ambilKegiatan, batalkanKegiatan, daftarAnswer, kegiatanDiambilAnswer } from '../../world/kegiatan/akademik.ts'

/** Activities of a period, taking one and cancelling it; a fee becomes a bill, and goes with it. */
export const akademik: TagHandlers = (store) => [
  getListDaftarKegiatanMockHandler((info) => daftarAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getListKegiatanMockHandler((info) =>
    kegiatanDiambilAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now()),
  ),
  getTakeKegiatanMockHandler(async (info) => {
    const { idKegiatan, ...periode } = await readBody(info.request, TakeKegiatanBody)
    const mahasiswa = mahasiswaOf(store, info)
    ambilKegiatan(mahasiswa, periode, String(idKegiatan), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kegiatan berhasil diambil' } }
  }),
  getCancelKegiatanMockHandler(async (info) => {
    const { idKegiatan, ...periode } = await readBody(info.request, CancelKegiatanBody)
    const mahasiswa = mahasiswaOf(store, info)
    batalkanKegiatan(mahasiswa, periode, String(idKegiatan), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kegiatan berhasil dibatalkan' } }
  }),
]
