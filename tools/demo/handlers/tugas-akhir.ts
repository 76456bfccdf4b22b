import {
  getCreateUsulanTugasAkhirMockHandler,
  getDeleteUsulanTugasAkhirMockHandler,
  getGetAturanTugasAkhirMockHandler,
  getGetJadwalPengajuanSidangMockHandler,
  getGetJadwalTugasAkhirMockHandler,
  getGetLabelPembimbingMockHandler,
  getGetLabelPembimbingResponseMock,
  getGetLabelPengujiMockHandler,
  getGetLabelPengujiResponseMock,
  getGetUsulanTugasAkhirMockHandler,
  getListJenisPenelitianMockHandler,
  getListJenisPenelitianResponseMock,
  getListUsulanTugasAkhirMockHandler,
  getSubmitUsulanTugasAkhirMockHandler,
  getUpdateUsulanTugasAkhirMockHandler,
} from '#generated/mocks/tugas-akhir/tugas-akhir.msw.ts'
import { CreateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/createUsulanTugasAkhirBody.zod.ts'
import { UpdateUsulanTugasAkhirBody } from '#generated/models/tugas-akhir/updateUsulanTugasAkhirBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import {
  aroundOf,
  createUsulan,
  deleteUsulan,
  submitUsulan,
  updateUsulan,
  usulanById,
  usulanOf,
} from '../world/tugas-akhir.ts'
import { aturanTugasAkhir, jadwalPengajuanSidang, jadwalTugasAkhir } from '../world/tugas-akhir-aturan.ts'

const done = (message: string) => ({ status: { code: '00', message } })

/** Thesis proposals, their rules and schedules. Role names and kinds of research are the contract's example. */
export const tugasAkhir: TagHandlers = (store) => [
  getListUsulanTugasAkhirMockHandler((info) => toList(usulanOf(mahasiswaOf(store, info), aroundOf(store)))),
  getGetUsulanTugasAkhirMockHandler((info) =>
    usulanById(mahasiswaOf(store, info), pathOf(info, 'usulanId'), aroundOf(store)),
  ),
  getCreateUsulanTugasAkhirMockHandler(async (info) => {
    const body = await readBody(info.request, CreateUsulanTugasAkhirBody)
    const mahasiswa = mahasiswaOf(store, info)
    const id = createUsulan(mahasiswa, body, aroundOf(store))
    markChanged(store, mahasiswa)
    return { id, ...done('Usulan tersimpan') }
  }),
  getUpdateUsulanTugasAkhirMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateUsulanTugasAkhirBody)
    const mahasiswa = mahasiswaOf(store, info)
    updateUsulan(mahasiswa, pathOf(info, 'usulanId'), body, aroundOf(store))
    markChanged(store, mahasiswa)
    return done('Usulan tersimpan')
  }),
  getSubmitUsulanTugasAkhirMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    submitUsulan(mahasiswa, pathOf(info, 'usulanId'), aroundOf(store))
    markChanged(store, mahasiswa)
    return done('Usulan diajukan')
  }),
  getDeleteUsulanTugasAkhirMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    deleteUsulan(mahasiswa, pathOf(info, 'usulanId'), store.now())
    markChanged(store, mahasiswa)
    return done('Usulan dihapus')
  }),
  getGetAturanTugasAkhirMockHandler((info) => {
    const { students, now } = aroundOf(store)
    return aturanTugasAkhir(mahasiswaOf(store, info), pathOf(info, 'jalur'), students, now)
  }),
  getGetJadwalTugasAkhirMockHandler((info) => jadwalTugasAkhir(pathOf(info, 'jadwalId'), store.now())),
  getListJenisPenelitianMockHandler(() => getListJenisPenelitianResponseMock()),
  getGetLabelPembimbingMockHandler(() => getGetLabelPembimbingResponseMock()),
  getGetLabelPengujiMockHandler(() => getGetLabelPengujiResponseMock()),
  getGetJadwalPengajuanSidangMockHandler((info) => jadwalPengajuanSidang(pathOf(info, 'jadwalId'), store.now())),
]
