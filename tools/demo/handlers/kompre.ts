import {
  getCancelKompreMockHandler,
  getGetJadwalKompreMockHandler,
  getListJadwalKompreMockHandler,
  getListPartisipasiKompreMockHandler,
  getRegisterKompreMockHandler,
} from '#generated/mocks/kompre/kompre.msw.ts'
import { RegisterKompreBody } from '#generated/models/kompre/registerKompreBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList, toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import {
  cancelKompre,
  getJadwalKompre,
  listJadwalKompre,
  partisipasiKompreOf,
  registerKompre,
} from '../world/kompre.ts'

/** Comprehensive examination: sittings, seats, participations and their results, which follow the clock. */
export const kompre: TagHandlers = (store) => [
  getListPartisipasiKompreMockHandler((info) =>
    toPage(partisipasiKompreOf(mahasiswaOf(store, info), store.now()), info),
  ),
  getListJadwalKompreMockHandler((info) =>
    toList(listJadwalKompre(store.world, mahasiswaOf(store, info), store.now())),
  ),
  getGetJadwalKompreMockHandler((info) =>
    getJadwalKompre(store.world, mahasiswaOf(store, info), pathOf(info, 'scheduleId'), store.now()),
  ),
  getRegisterKompreMockHandler(async (info) => {
    const { scheduleId } = await readBody(info.request, RegisterKompreBody)
    const mahasiswa = mahasiswaOf(store, info)
    registerKompre(store.world, mahasiswa, scheduleId, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran ujian komprehensif tersimpan' } }
  }),
  getCancelKompreMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    cancelKompre(mahasiswa, pathOf(info, 'participantId'), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran ujian komprehensif dibatalkan' } }
  }),
]
