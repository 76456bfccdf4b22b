import {
  getConfirmValidasiDataMockHandler,
  getGetBiodataMockHandler,
  getListRiwayatPendidikanMockHandler,
  getUpdateBiodataMockHandler,
  getUpdateBiodataUtamaMockHandler,
} from '#generated/mocks/biodata/biodata.msw.ts'
import type { AckWire } from '#generated/models/ackWire.zod.ts'
import { ConfirmValidasiDataBody } from '#generated/models/biodata/confirmValidasiDataBody.zod.ts'
import { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import { UpdateBiodataUtamaBody } from '#generated/models/biodata/updateBiodataUtamaBody.zod.ts'
import { type Info, mahasiswaOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { authenticate } from '../session.ts'
import { markChanged, type Store } from '../state/store.ts'
import { biodataSingkatOf } from '../world/biodata-singkat.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { riwayatPendidikanOf } from '../world/riwayat-pendidikan.ts'
import { checkEmail, updateBiodata } from '../world/update-biodata.ts'

const SAVED: AckWire = { status: { code: '00', message: 'Biodata berhasil disimpan' } }

/** Returns whether a student may edit biodata; graduates may not. */
const mayEdit = ({ status }: Mahasiswa): boolean => status !== 'Lulus'

/** Checks whether data may be edited; an operator always may. @throws Refusal 403 for a student whose data is closed */
const checkEdit = (store: Store, { request }: Info, mahasiswa: Mahasiswa): void => {
  if (mayEdit(mahasiswa) || authenticate(store, request).role === 'ROLE_OPERATOR') return
  throw new Refusal(403, 'Biodata tidak dapat diubah.')
}

/** The student's own data, read and saved. */
export const biodata: TagHandlers = (store) => [
  getGetBiodataMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    return {
      isEditMahasiswa: mayEdit(mahasiswa),
      idMahasiswa: mahasiswa.idMahasiswa,
      biodataSingkat: biodataSingkatOf(mahasiswa),
      ...mahasiswa.biodata,
    }
  }),
  getUpdateBiodataUtamaMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateBiodataUtamaBody)
    const mahasiswa = mahasiswaOf(store, info)
    checkEdit(store, info, mahasiswa)
    mahasiswa.biodata.utama = { ...mahasiswa.biodata.utama, ...body }
    mahasiswa.nama = body.nama
    markChanged(store, mahasiswa)
    return SAVED
  }),
  getUpdateBiodataMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateBiodataBody)
    const mahasiswa = mahasiswaOf(store, info)
    checkEdit(store, info, mahasiswa)
    checkEmail(Object.values(store.world.mahasiswa), mahasiswa, body.email)
    updateBiodata(mahasiswa, body)
    if (body.email !== undefined) mahasiswa.email = body.email
    markChanged(store, mahasiswa)
    return SAVED
  }),
  getListRiwayatPendidikanMockHandler((info) => toList(riwayatPendidikanOf(mahasiswaOf(store, info)))),
  getConfirmValidasiDataMockHandler(async (info) => {
    await readBody(info.request, ConfirmValidasiDataBody)
    const mahasiswa = mahasiswaOf(store, info)
    mahasiswa.validasiMahasiswa = 1
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Data telah divalidasi' } }
  }),
]
