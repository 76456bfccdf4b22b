import {
  getCreateKelengkapanSkpiMockHandler,
  getDeleteKelengkapanSkpiMockHandler,
  getListKelengkapanSkpiMockHandler,
  getListSkpiJenisKelengkapanMockHandler,
  getListSkpiJenisKelengkapanResponseMock,
  getListSkpiTingkatMockHandler,
  getListSkpiTingkatResponseMock,
} from '#generated/mocks/skpi/skpi.msw.ts'
import { CreateKelengkapanSkpiBody } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import { DeleteKelengkapanSkpiBody } from '#generated/models/skpi/deleteKelengkapanSkpiBody.zod.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { addKelengkapan, deleteKelengkapan, skpiAnswer } from '../world/skpi.ts'

/** Entries of the diploma supplement. Kinds and levels are those of the contract, for every student. */
export const skpi: TagHandlers = (store) => [
  getListSkpiJenisKelengkapanMockHandler(() => getListSkpiJenisKelengkapanResponseMock()),
  getListSkpiTingkatMockHandler(() => getListSkpiTingkatResponseMock()),
  getListKelengkapanSkpiMockHandler((info) => {
    const answer = skpiAnswer(mahasiswaOf(store, info), store.now())
    return { ...answer, ...toPage(answer.data, info) }
  }),
  getCreateKelengkapanSkpiMockHandler(async (info) => {
    const body = await readBody(info.request, CreateKelengkapanSkpiBody)
    const mahasiswa = mahasiswaOf(store, info)
    addKelengkapan(mahasiswa, body, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kelengkapan SKPI ditambahkan' } }
  }),
  getDeleteKelengkapanSkpiMockHandler(async (info) => {
    const { idKelengkapanSkpi } = await readBody(info.request, DeleteKelengkapanSkpiBody)
    const mahasiswa = mahasiswaOf(store, info)
    deleteKelengkapan(mahasiswa, idKelengkapanSkpi, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kelengkapan SKPI dihapus' } }
  }),
]
