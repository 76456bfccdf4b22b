import {
  getCancelSertifikasiMockHandler,
  getGetSertifikasiMockHandler,
  getGetSertifikatSertifikasiMockHandler,
  getListSertifikasiMahasiswaMockHandler,
  getListSertifikasiMockHandler,
  getRegisterSertifikasiMockHandler,
  getUploadTugasSertifikasiMockHandler,
} from '#generated/mocks/sertifikasi/sertifikasi.msw.ts'
import { CancelSertifikasiBody } from '#generated/models/sertifikasi/cancelSertifikasiBody.zod.ts'
import { RegisterSertifikasiBody } from '#generated/models/sertifikasi/registerSertifikasiBody.zod.ts'
import { UploadTugasSertifikasiBody } from '#generated/models/sertifikasi/uploadTugasSertifikasiBody.zod.ts'
import { mahasiswaOf, mahasiswaOrNull, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../state/store.ts'
import { acaraOf, katalogNow, pendaftaranOf } from '../world/acara.ts'
import { pendaftaranPage } from '../world/acara-pendaftaran.ts'
import { cancelPendaftaran, daftarkan, saveFile } from '../world/acara-writes.ts'
import { SERTIFIKASI, sertifikasiAnswer, sertifikasiMahasiswa, sertifikatSertifikasi } from '../world/sertifikasi.ts'

/** Certifications: events of the campus, the student's registrations, submissions, and certificates. */
export const sertifikasi: TagHandlers = (store) => [
  getListSertifikasiMockHandler((info) => {
    const mahasiswa = mahasiswaOrNull(store, info)
    const rows = katalogNow(SERTIFIKASI, mahasiswa, Number(queryOf(info, 'status') ?? 1), store.now())
    const { data, meta } = toPage(rows, info)
    return { data: data.map((acara) => sertifikasiAnswer(mahasiswa, acara, store.now())), meta }
  }),
  getGetSertifikasiMockHandler((info) => {
    const acara = acaraOf(SERTIFIKASI, pathOf(info, 'sertifikasiId'))
    return sertifikasiAnswer(mahasiswaOrNull(store, info), acara, store.now(), true)
  }),
  getListSertifikasiMahasiswaMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const rows = pendaftaranOf(SERTIFIKASI, mahasiswa).map((row) => sertifikasiMahasiswa(mahasiswa, row, store.now()))
    return pendaftaranPage(rows, info, 'statusSertifikasi')
  }),
  getRegisterSertifikasiMockHandler(async (info) => {
    const { sertifikasiId } = await readBody(info.request, RegisterSertifikasiBody)
    const mahasiswa = mahasiswaOf(store, info)
    daftarkan(SERTIFIKASI, mahasiswa, sertifikasiId, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran sertifikasi tersimpan' } }
  }),
  getCancelSertifikasiMockHandler(async (info) => {
    const { id } = await readBody(info.request, CancelSertifikasiBody)
    const mahasiswa = mahasiswaOf(store, info)
    cancelPendaftaran(SERTIFIKASI, mahasiswa, id, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran sertifikasi dibatalkan' } }
  }),
  getUploadTugasSertifikasiMockHandler(async (info) => {
    const { tugas } = await readBody(info.request, UploadTugasSertifikasiBody)
    if (!(tugas instanceof File)) throw new Refusal(422, 'Data tidak sesuai: tugas')
    const mahasiswa = mahasiswaOf(store, info)
    saveFile(SERTIFIKASI, mahasiswa, pathOf(info, 'sertifikasiId'), tugas, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Tugas tersimpan' } }
  }),
  getGetSertifikatSertifikasiMockHandler((info) =>
    sertifikatSertifikasi(mahasiswaOf(store, info), pathOf(info, 'sertifikasiId'), store.now()),
  ),
]
