import {
  getGetKuesionerKritiksaranMockHandler,
  getGetKuesionerLayananMockHandler,
  getGetKuesionerProsesPembelajaranMockHandler,
  getListMakulKuesionerProsesPembelajaranMockHandler,
  getListSemesterKuesionerKritiksaranMockHandler,
  getListSemesterKuesionerLayananMockHandler,
  getListSemesterKuesionerProsesPembelajaranMockHandler,
  getSubmitKuesionerKritiksaranMockHandler,
  getSubmitKuesionerLayananMockHandler,
  getSubmitKuesionerProsesPembelajaranMockHandler,
} from '#generated/mocks/kuesioner/kuesioner.msw.ts'
import { SubmitKuesionerKritiksaranBody } from '#generated/models/kuesioner/submitKuesionerKritiksaranBody.zod.ts'
import { SubmitKuesionerLayananBody } from '#generated/models/kuesioner/submitKuesionerLayananBody.zod.ts'
import { SubmitKuesionerProsesPembelajaranBody } from '#generated/models/kuesioner/submitKuesionerProsesPembelajaranBody.zod.ts'
import { type Info, mahasiswaOf, periodeOfQuery, queryOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged, type Store } from '../state/store.ts'
import { kelasOfPeriode } from '../world/kelas-periode.ts'
import { makulKuesioner, waktuAnswer } from '../world/kuesioner.ts'
import { formulirAnswer, type SentKuesioner, sendKuesioner } from '../world/kuesioner-forms.ts'
import type { Periode } from '../world/mahasiswa-types.ts'
import { PERIODE_BERJALAN } from '../world/rules.ts'
import type { JenisKuesioner } from '../world/student-parts.ts'

/** Returns the period in the query, or the running one. */
const periodeOf = (info: Info): Periode =>
  queryOf(info, 'tahun') === null
    ? { tahun: PERIODE_BERJALAN.tahun, semester: PERIODE_BERJALAN.semester }
    : periodeOfQuery(info)

const keep = (store: Store, info: Info, jenis: JenisKuesioner, kiriman: SentKuesioner, message: string) => {
  const mahasiswa = mahasiswaOf(store, info)
  sendKuesioner(mahasiswa, jenis, kiriman, store.now())
  markChanged(store, mahasiswa)
  return { status: { code: '00', message } }
}

/** The three questionnaires: periods, the courses of one, their questions, and submitting the answers once. */
export const kuesioner: TagHandlers = (store) => {
  const waktu = (jenis: JenisKuesioner) => (info: Info) => waktuAnswer(mahasiswaOf(store, info), jenis, store.now())
  const formulir = (jenis: JenisKuesioner) => (info: Info) =>
    formulirAnswer(mahasiswaOf(store, info), jenis, periodeOf(info), queryOf(info, 'idMakul'), store.now())
  return [
    getListSemesterKuesionerProsesPembelajaranMockHandler(waktu('proses_pembelajaran')),
    getListSemesterKuesionerLayananMockHandler(waktu('layanan')),
    getListSemesterKuesionerKritiksaranMockHandler(waktu('kritiksaran')),
    getListMakulKuesionerProsesPembelajaranMockHandler((info) => {
      const mahasiswa = mahasiswaOf(store, info)
      const periode = periodeOf(info)
      return toList(
        kelasOfPeriode(mahasiswa, periode).map((kelas) => makulKuesioner(mahasiswa, periode, kelas, store.now())),
      )
    }),
    getGetKuesionerProsesPembelajaranMockHandler(formulir('proses_pembelajaran')),
    getGetKuesionerLayananMockHandler(formulir('layanan')),
    getGetKuesionerKritiksaranMockHandler(formulir('kritiksaran')),
    getSubmitKuesionerProsesPembelajaranMockHandler(async (info) => {
      const body = await readBody(info.request, SubmitKuesionerProsesPembelajaranBody)
      return keep(store, info, 'proses_pembelajaran', body, 'Kuesioner berhasil dikirim')
    }),
    getSubmitKuesionerLayananMockHandler(async (info) => {
      const body = await readBody(info.request, SubmitKuesionerLayananBody)
      return keep(store, info, 'layanan', body, 'Kuesioner berhasil dikirim')
    }),
    getSubmitKuesionerKritiksaranMockHandler(async (info) => {
      const body = await readBody(info.request, SubmitKuesionerKritiksaranBody)
      return keep(store, info, 'kritiksaran', body, 'Kritik dan saran berhasil dikirim')
    }),
  ]
}
