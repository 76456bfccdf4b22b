import {
  getCancelPengajuanCutiMockHandler,
  getCreatePengajuanCutiMockHandler,
  getListPengajuanCutiMockHandler,
  getListWaktuPengajuanCutiMockHandler,
} from '#generated/mocks/cuti/cuti.msw.ts'
import { CreatePengajuanCutiBody } from '#generated/models/cuti/createPengajuanCutiBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList, toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { addCuti, cancelCuti, pengajuanCutiOf, waktuCutiOf } from '../world/cuti.ts'

/** Leave of absence: windows, requests, and their status, which follows the clock. */
export const cuti: TagHandlers = (store) => [
  getListWaktuPengajuanCutiMockHandler((info) => toList(waktuCutiOf(mahasiswaOf(store, info), store.now()))),
  getListPengajuanCutiMockHandler((info) => toPage(pengajuanCutiOf(mahasiswaOf(store, info), store.now()), info)),
  getCreatePengajuanCutiMockHandler(async (info) => {
    const body = await readBody(info.request, CreatePengajuanCutiBody)
    const mahasiswa = mahasiswaOf(store, info)
    const data = addCuti(mahasiswa, body, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pengajuan cuti berhasil dikirim' }, data }
  }),
  getCancelPengajuanCutiMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    cancelCuti(mahasiswa, pathOf(info, 'idPengajuanCuti'), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pengajuan cuti dibatalkan' } }
  }),
]
