import {
  getCreateTracerWorkplaceMockHandler,
  getDeleteTracerWorkplaceMockHandler,
  getGetTracerBiodataMockHandler,
  getGetTracerFormMockHandler,
  getGetTracerResponseMockHandler,
  getGetTracerSocialMediaMockHandler,
  getGetTracerWorkplaceMockHandler,
  getListTracerFormMockHandler,
  getListTracerRiwayatPendidikanMockHandler,
  getListTracerWorkplaceMockHandler,
  getSaveTracerSocialMediaMockHandler,
  getSubmitTracerResponseMockHandler,
  getUpdateTracerBiodataAlamatMockHandler,
  getUpdateTracerBiodataDiriMockHandler,
  getUpdateTracerWorkplaceMockHandler,
} from '#generated/mocks/tracer-study/tracer-study.msw.ts'
import type { AckWire } from '#generated/models/ackWire.zod.ts'
import { CreateTracerWorkplaceBody } from '#generated/models/tracer-study/createTracerWorkplaceBody.zod.ts'
import { SaveTracerSocialMediaBody } from '#generated/models/tracer-study/saveTracerSocialMediaBody.zod.ts'
import { SubmitTracerResponseBody } from '#generated/models/tracer-study/submitTracerResponseBody.zod.ts'
import { UpdateTracerBiodataAlamatBody } from '#generated/models/tracer-study/updateTracerBiodataAlamatBody.zod.ts'
import { UpdateTracerBiodataDiriBody } from '#generated/models/tracer-study/updateTracerBiodataDiriBody.zod.ts'
import { UpdateTracerWorkplaceBody } from '#generated/models/tracer-study/updateTracerWorkplaceBody.zod.ts'
import { type Info, mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged, type Store } from '../state/store.ts'
import type { Mahasiswa } from '../world/mahasiswa-types.ts'
import { riwayatPendidikanOf } from '../world/riwayat-pendidikan.ts'
import {
  addWork,
  changeWork,
  deleteWork,
  saveTracerAlamat,
  saveTracerDiri,
  saveTracerSocialMedia,
  submitTracer,
  tracerBiodata,
  tracerForm,
  tracerForms,
  tracerResponse,
  tracerSocialMedia,
  tracerWork,
  tracerWorks,
} from '../world/tracer-study.ts'
import { checkEmail } from '../world/update-biodata.ts'

/** Changes a student and returns an acknowledgement. @throws Refusal of the change */
const saved = (store: Store, info: Info, message: string, change: (mahasiswa: Mahasiswa) => void): AckWire => {
  const mahasiswa = mahasiswaOf(store, info)
  change(mahasiswa)
  markChanged(store, mahasiswa)
  return { status: { code: '00', message } }
}

/** The tracer study: forms and answers, contact data, work history, social media. */
export const tracerStudy: TagHandlers = (store) => [
  getListTracerFormMockHandler((info) => toList(tracerForms(mahasiswaOf(store, info)))),
  getGetTracerFormMockHandler((info) => tracerForm(mahasiswaOf(store, info), pathOf(info, 'formId'))),
  getSubmitTracerResponseMockHandler(async (info) => {
    const body = await readBody(info.request, SubmitTracerResponseBody)
    return saved(store, info, 'Jawaban tersimpan', (mahasiswa) =>
      submitTracer(mahasiswa, pathOf(info, 'formId'), body, store.now()),
    )
  }),
  getGetTracerResponseMockHandler((info) => tracerResponse(mahasiswaOf(store, info), pathOf(info, 'formId'))),
  getGetTracerBiodataMockHandler((info) => tracerBiodata(mahasiswaOf(store, info))),
  getListTracerRiwayatPendidikanMockHandler((info) => toList(riwayatPendidikanOf(mahasiswaOf(store, info)))),
  getUpdateTracerBiodataDiriMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateTracerBiodataDiriBody)
    return saved(store, info, 'Biodata tersimpan', (mahasiswa) => {
      checkEmail(Object.values(store.world.mahasiswa), mahasiswa, body.email)
      saveTracerDiri(mahasiswa, body)
    })
  }),
  getUpdateTracerBiodataAlamatMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateTracerBiodataAlamatBody)
    return saved(store, info, 'Alamat tersimpan', (mahasiswa) => saveTracerAlamat(mahasiswa, body))
  }),
  getListTracerWorkplaceMockHandler((info) => toList(tracerWorks(mahasiswaOf(store, info)))),
  getCreateTracerWorkplaceMockHandler(async (info) => {
    const body = await readBody(info.request, CreateTracerWorkplaceBody)
    return saved(store, info, 'Pekerjaan ditambahkan', (mahasiswa) => addWork(mahasiswa, body))
  }),
  getGetTracerWorkplaceMockHandler((info) => tracerWork(mahasiswaOf(store, info), pathOf(info, 'idPekerjaan'))),
  getUpdateTracerWorkplaceMockHandler(async (info) => {
    const body = await readBody(info.request, UpdateTracerWorkplaceBody)
    return saved(store, info, 'Pekerjaan tersimpan', (mahasiswa) =>
      changeWork(mahasiswa, pathOf(info, 'idPekerjaan'), body),
    )
  }),
  getDeleteTracerWorkplaceMockHandler((info) =>
    saved(store, info, 'Pekerjaan dihapus', (mahasiswa) => deleteWork(mahasiswa, pathOf(info, 'idPekerjaan'))),
  ),
  getGetTracerSocialMediaMockHandler((info) => tracerSocialMedia(mahasiswaOf(store, info))),
  getSaveTracerSocialMediaMockHandler(async (info) => {
    const body = await readBody(info.request, SaveTracerSocialMediaBody)
    return saved(store, info, 'Media sosial tersimpan', (mahasiswa) => saveTracerSocialMedia(mahasiswa, body))
  }),
]
