import {
  getCancelSeminarMockHandler,
  getGetSeminarMockHandler,
  getGetSertifikatSeminarMockHandler,
  getListSeminarMahasiswaMockHandler,
  getListSeminarMockHandler,
  getRegisterSeminarMockHandler,
  getUploadResumeSeminarMockHandler,
} from '#generated/mocks/seminar/seminar.msw.ts'
import { CancelSeminarBody } from '#generated/models/seminar/cancelSeminarBody.zod.ts'
import { RegisterSeminarBody } from '#generated/models/seminar/registerSeminarBody.zod.ts'
import { UploadResumeSeminarBody } from '#generated/models/seminar/uploadResumeSeminarBody.zod.ts'
import { mahasiswaOf, mahasiswaOrNull, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../state/store.ts'
import { acaraOf, katalogNow, pendaftaranOf } from '../world/acara.ts'
import { pendaftaranPage } from '../world/acara-pendaftaran.ts'
import { cancelPendaftaran, daftarkan, saveFile } from '../world/acara-writes.ts'
import { SEMINAR, seminarAnswer, seminarMahasiswa, sertifikatSeminar } from '../world/seminar.ts'

/** Seminars: events of the campus, the student's registrations, submissions, and certificates. */
export const seminar: TagHandlers = (store) => [
  getListSeminarMockHandler((info) => {
    const mahasiswa = mahasiswaOrNull(store, info)
    const rows = katalogNow(SEMINAR, mahasiswa, Number(queryOf(info, 'status') ?? 1), store.now())
    const { data, meta } = toPage(rows, info)
    return { data: data.map((acara) => seminarAnswer(mahasiswa, acara, store.now())), meta }
  }),
  getGetSeminarMockHandler((info) => {
    const acara = acaraOf(SEMINAR, pathOf(info, 'seminarId'))
    return seminarAnswer(mahasiswaOrNull(store, info), acara, store.now(), true)
  }),
  getListSeminarMahasiswaMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const rows = pendaftaranOf(SEMINAR, mahasiswa).map((row) => seminarMahasiswa(mahasiswa, row, store.now()))
    return pendaftaranPage(rows, info, 'statusSeminar')
  }),
  getRegisterSeminarMockHandler(async (info) => {
    const { seminarId } = await readBody(info.request, RegisterSeminarBody)
    const mahasiswa = mahasiswaOf(store, info)
    daftarkan(SEMINAR, mahasiswa, seminarId, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran seminar tersimpan' } }
  }),
  getCancelSeminarMockHandler(async (info) => {
    const { id } = await readBody(info.request, CancelSeminarBody)
    const mahasiswa = mahasiswaOf(store, info)
    cancelPendaftaran(SEMINAR, mahasiswa, id, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran seminar dibatalkan' } }
  }),
  getUploadResumeSeminarMockHandler(async (info) => {
    const { resume } = await readBody(info.request, UploadResumeSeminarBody)
    if (!(resume instanceof File)) throw new Refusal(422, 'Data tidak sesuai: resume')
    const mahasiswa = mahasiswaOf(store, info)
    saveFile(SEMINAR, mahasiswa, pathOf(info, 'seminarId'), resume, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Resume tersimpan' } }
  }),
  getGetSertifikatSeminarMockHandler((info) =>
    sertifikatSeminar(mahasiswaOf(store, info), pathOf(info, 'seminarId'), store.now()),
  ),
]
