import {
  getCreateSidangKerjaPraktikMockHandler,
  getCreateUsulanKerjaPraktikMockHandler,
  getDeleteUsulanKerjaPraktikMockHandler,
  getGetAturanPengajuanKerjaPraktikMockHandler,
  getGetJadwalKerjaPraktikMockHandler,
  getGetSidangKerjaPraktikMockHandler,
  getGetUsulanKerjaPraktikMockHandler,
  getListUsulanKerjaPraktikMockHandler,
  getUpdateUsulanKerjaPraktikMockHandler,
} from '#generated/mocks/kerja-praktik/kerja-praktik.msw.ts'
import { CreateSidangKerjaPraktikBody } from '#generated/models/kerja-praktik/createSidangKerjaPraktikBody.zod.ts'
import { CreateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/createUsulanKerjaPraktikBody.zod.ts'
import { UpdateUsulanKerjaPraktikBody } from '#generated/models/kerja-praktik/updateUsulanKerjaPraktikBody.zod.ts'
import { type Info, mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { aturanKp, getSidangKp, getUsulanKp, jadwalKp, listUsulanKp } from '../world/kerja-praktik.ts'
import { addSidangKp, addUsulanKp, deleteUsulanKp, updateUsulanKp } from '../world/kerja-praktik-tulis.ts'

const ack = (message: string) => ({ status: { code: '00', message } })

/** Internship: rules, schedule, proposals, defences, and their status, which follows the clock. */
export const kerjaPraktik: TagHandlers = (store) => {
  const writeOf = (info: Pick<Info, 'params' | 'request'>) => ({
    world: store.world,
    mahasiswa: mahasiswaOf(store, info),
    now: store.now(),
  })
  return [
    getGetAturanPengajuanKerjaPraktikMockHandler((info) =>
      aturanKp(store.world, mahasiswaOf(store, info), pathOf(info, 'prodiId'), store.now()),
    ),
    getGetJadwalKerjaPraktikMockHandler((info) => jadwalKp(pathOf(info, 'jadwalId'), store.now())),
    getListUsulanKerjaPraktikMockHandler((info) =>
      toPage(listUsulanKp(store.world, mahasiswaOf(store, info), store.now()), info),
    ),
    getGetUsulanKerjaPraktikMockHandler((info) =>
      getUsulanKp(store.world, mahasiswaOf(store, info), pathOf(info, 'usulanId'), store.now()),
    ),
    getGetSidangKerjaPraktikMockHandler((info) =>
      getSidangKp(store.world, mahasiswaOf(store, info), pathOf(info, 'idSidang'), store.now()),
    ),
    getCreateUsulanKerjaPraktikMockHandler(async (info) => {
      const body = await readBody(info.request, CreateUsulanKerjaPraktikBody)
      const write = writeOf(info)
      const id = addUsulanKp(write, body)
      markChanged(store, write.mahasiswa)
      return { id, ...ack('Usulan tersimpan') }
    }),
    getUpdateUsulanKerjaPraktikMockHandler(async (info) => {
      const body = await readBody(info.request, UpdateUsulanKerjaPraktikBody)
      const write = writeOf(info)
      updateUsulanKp(write, pathOf(info, 'usulanId'), body)
      markChanged(store, write.mahasiswa)
      return ack('Usulan tersimpan')
    }),
    getDeleteUsulanKerjaPraktikMockHandler((info) => {
      const write = writeOf(info)
      deleteUsulanKp(write, pathOf(info, 'usulanId'))
      markChanged(store, write.mahasiswa)
      return ack('Usulan dihapus')
    }),
    getCreateSidangKerjaPraktikMockHandler(async (info) => {
      const body = await readBody(info.request, CreateSidangKerjaPraktikBody)
      const write = writeOf(info)
      const id = addSidangKp(write, body)
      markChanged(store, write.mahasiswa)
      return { id, ...ack('Pengajuan sidang tersimpan') }
    }),
  ]
}
