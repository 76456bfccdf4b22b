import {
  getCancelKegiatanMockHandler,
  getListDaftarKegiatanMockHandler,
  getListKegiatanMockHandler,
  getTakeKegiatanMockHandler,
} from '#generated/mocks/akademik/akademik.msw.ts'
import { CancelKegiatanBody } from '#generated/models/akademik/cancelKegiatanBody.zod.ts'
import type { KegiatanMahasiswaWire } from '#generated/models/akademik/kegiatanMahasiswaWire.zod.ts'
import { TakeKegiatanBody } from '#generated/models/akademik/takeKegiatanBody.zod.ts'
import { type Info, mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { cancelKegiatan, daftarAnswer, kegiatanDiambilAnswer, takeKegiatan } from '../world/akademik.ts'

/** Returns the page of a list that a call requests. */
const pageOf = (answer: KegiatanMahasiswaWire, info: Info): KegiatanMahasiswaWire => ({
  ...answer,
  kegiatanMahasiswa: toPage(answer.kegiatanMahasiswa.data, info),
})

/** Activities of a period: list, register, cancel. Registering with a fee creates a bill; cancelling removes it. */
export const akademik: TagHandlers = (store) => [
  getListDaftarKegiatanMockHandler((info) =>
    pageOf(daftarAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now()), info),
  ),
  getListKegiatanMockHandler((info) =>
    pageOf(kegiatanDiambilAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now()), info),
  ),
  getTakeKegiatanMockHandler(async (info) => {
    const { idKegiatan, ...periode } = await readBody(info.request, TakeKegiatanBody)
    const mahasiswa = mahasiswaOf(store, info)
    takeKegiatan(mahasiswa, periode, String(idKegiatan), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kegiatan berhasil diambil' } }
  }),
  getCancelKegiatanMockHandler(async (info) => {
    const { idKegiatan, ...periode } = await readBody(info.request, CancelKegiatanBody)
    const mahasiswa = mahasiswaOf(store, info)
    cancelKegiatan(mahasiswa, periode, String(idKegiatan), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kegiatan berhasil dibatalkan' } }
  }),
]
