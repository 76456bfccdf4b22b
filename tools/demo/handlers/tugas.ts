import {
  getListBahanKuliahMockHandler,
  getListTugasKuliahMockHandler,
  getUploadTugasKuliahMockHandler,
} from '#generated/mocks/bahan-dan-tugas/bahan-dan-tugas.msw.ts'
import { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import { mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged } from '../state/store.ts'
import { bahanAnswer, handIn, tugasAnswer } from '../world/tugas.ts'

/** Materials, assignments, and submissions. */
export const tugas: TagHandlers = (store) => [
  getListBahanKuliahMockHandler((info) => bahanAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getListTugasKuliahMockHandler((info) => tugasAnswer(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getUploadTugasKuliahMockHandler(async (info) => {
    const { idTugas, data } = await readBody(info.request, UploadTugasKuliahBody)
    if (!(data instanceof File)) throw new Refusal(422, 'Data tidak sesuai: data')
    const mahasiswa = mahasiswaOf(store, info)
    const stored = handIn(mahasiswa, String(idTugas), data, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Tugas berhasil dikumpulkan' }, data: stored }
  }),
]
