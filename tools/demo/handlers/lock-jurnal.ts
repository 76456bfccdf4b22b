import {
  getCreatePengajuanJurnalMockHandler,
  getDeletePengajuanJurnalMockHandler,
  getGetCetakLockJurnalMockHandler,
  getGetCetakPengajuanJurnalMockHandler,
  getGetInformasiLockJurnalMockHandler,
  getGetJudulSkripsiMockHandler,
  getListPengajuanJurnalMockHandler,
  getUpdateJudulSkripsiMockHandler,
} from '#generated/mocks/lock-jurnal/lock-jurnal.msw.ts'
import { CreatePengajuanJurnalBody } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import { UpdateJudulSkripsiBody } from '#generated/models/lock-jurnal/updateJudulSkripsiBody.zod.ts'
import { mahasiswaOf, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import {
  addJurnal,
  deleteJurnal,
  informasiLockJurnalOf,
  judulSkripsiOf,
  pengajuanJurnalOf,
  receiptOfDay,
  receiptOfOne,
  updateJudul,
} from '../world/lock-jurnal.ts'

const ack = (message: string) => ({ status: { code: '00', message } })

/** Journal lock: the thesis title, submitted articles with their status, which follows the clock, and receipts. */
export const lockJurnal: TagHandlers = (store) => [
  getListPengajuanJurnalMockHandler((info) => toList(pengajuanJurnalOf(mahasiswaOf(store, info), store.now()))),
  getCreatePengajuanJurnalMockHandler(async (info) => {
    const body = await readBody(info.request, CreatePengajuanJurnalBody)
    const mahasiswa = mahasiswaOf(store, info)
    addJurnal(mahasiswa, body, store.now())
    markChanged(store, mahasiswa)
    return ack('Pengajuan jurnal tersimpan')
  }),
  getDeletePengajuanJurnalMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    deleteJurnal(mahasiswa, pathOf(info, 'idJurnal'), store.now())
    markChanged(store, mahasiswa)
    return ack('Pengajuan jurnal dihapus')
  }),
  getGetCetakPengajuanJurnalMockHandler((info) =>
    receiptOfOne(mahasiswaOf(store, info), pathOf(info, 'idJurnal'), store.now()),
  ),
  getGetInformasiLockJurnalMockHandler((info) => informasiLockJurnalOf(mahasiswaOf(store, info), store.now())),
  getGetJudulSkripsiMockHandler((info) => judulSkripsiOf(mahasiswaOf(store, info), store.now())),
  getUpdateJudulSkripsiMockHandler(async (info) => {
    const { judulSkripsi } = await readBody(info.request, UpdateJudulSkripsiBody)
    const mahasiswa = mahasiswaOf(store, info)
    updateJudul(mahasiswa, judulSkripsi, store.now())
    markChanged(store, mahasiswa)
    return ack('Judul skripsi tersimpan')
  }),
  getGetCetakLockJurnalMockHandler((info) =>
    receiptOfDay(mahasiswaOf(store, info), queryOf(info, 'tanggalDaftar'), store.now()),
  ),
]
