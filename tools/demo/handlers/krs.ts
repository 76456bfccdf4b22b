import {
  getGetEditKrsMockHandler,
  getGetEditKrssMockHandler,
  getGetEditPkrsMockHandler,
  getGetKrsMockHandler,
  getGetKrssMockHandler,
  getGetPembatasWaktuKrsMockHandler,
  getGetPembatasWaktuKrssMockHandler,
  getGetPembatasWaktuPkrsMockHandler,
  getGetPkrsMockHandler,
  getListKurikulumMakulKrsMockHandler,
  getListKurikulumMakulKrssMockHandler,
  getListKurikulumMakulPkrsMockHandler,
  getListTahunSemesterKrssMockHandler,
  getSaveKrsMockHandler,
  getSaveKrssMockHandler,
  getSavePkrsMockHandler,
} from '#generated/mocks/krs/krs.msw.ts'
import { SaveKrsBody } from '#generated/models/krs/saveKrsBody.zod.ts'
import { SaveKrssBody } from '#generated/models/krs/saveKrssBody.zod.ts'
import { SavePkrsBody } from '#generated/models/krs/savePkrsBody.zod.ts'
import { type Info, mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged, type Store } from '../state/store.ts'
import { editAnswer, kurikulumAnswer, pembatasWaktuAnswer } from '../world/krs-answers.ts'
import type { JenisKrs } from '../world/mahasiswa-types.ts'
import { periodeAnswer } from '../world/periode.ts'
import { riwayatKrsOf } from '../world/riwayat-krs.ts'
import { saveRegistrasi } from '../world/save-registrasi.ts'

const BODY = { krss: SaveKrssBody, krs: SaveKrsBody, pkrs: SavePkrsBody }

const save = (store: Store, jenis: JenisKrs) => async (info: Info) => {
  const body = await readBody(info.request, BODY[jenis])
  const mahasiswa = mahasiswaOf(store, info)
  saveRegistrasi(mahasiswa, jenis, body, store.now())
  markChanged(store, mahasiswa)
  return { status: { code: '00', message: `${jenis.toUpperCase()} berhasil disimpan` } }
}

/** The three registrations: offered courses, window, picks, saving, and earlier registrations. */
export const krs: TagHandlers = (store) => {
  const kurikulum = (jenis: JenisKrs) => (info: Info) => kurikulumAnswer(mahasiswaOf(store, info), jenis)
  const edit = (jenis: JenisKrs) => (info: Info) => editAnswer(mahasiswaOf(store, info), jenis, store.now())
  const waktu = (jenis: JenisKrs) => (info: Info) => pembatasWaktuAnswer(mahasiswaOf(store, info), jenis, store.now())
  const riwayat = (jenis: JenisKrs) => (info: Info) =>
    riwayatKrsOf(mahasiswaOf(store, info), jenis, periodeOfQuery(info), store.now())
  return [
    getListKurikulumMakulKrssMockHandler(kurikulum('krss')),
    getListKurikulumMakulKrsMockHandler(kurikulum('krs')),
    getListKurikulumMakulPkrsMockHandler(kurikulum('pkrs')),
    getGetPembatasWaktuKrssMockHandler(waktu('krss')),
    getGetPembatasWaktuKrsMockHandler(waktu('krs')),
    getGetPembatasWaktuPkrsMockHandler(waktu('pkrs')),
    getGetEditKrssMockHandler(edit('krss')),
    getGetEditKrsMockHandler(edit('krs')),
    getGetEditPkrsMockHandler(edit('pkrs')),
    getSaveKrssMockHandler(save(store, 'krss')),
    getSaveKrsMockHandler(save(store, 'krs')),
    getSavePkrsMockHandler(save(store, 'pkrs')),
    getGetKrssMockHandler(riwayat('krss')),
    getGetKrsMockHandler(riwayat('krs')),
    getGetPkrsMockHandler(riwayat('pkrs')),
    getListTahunSemesterKrssMockHandler((info) => {
      const mahasiswa = mahasiswaOf(store, info)
      const { semesterBerjalan, persona } = mahasiswa
      const periods = persona === 'kosong' ? [] : [semesterBerjalan + 1, semesterBerjalan]
      return toList(periods.map((semesterKe) => periodeAnswer(mahasiswa, semesterKe)))
    }),
  ]
}
