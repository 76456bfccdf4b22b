import {
  getGetCetakTranskripMockHandler,
  getGetKhsMockHandler,
  getGetTranskripMockHandler,
  getListAktivitasKuliahMockHandler,
  getListNilaiKonversiMockHandler,
  getListNilaiPerkomponenMockHandler,
} from '#generated/mocks/nilai/nilai.msw.ts'
import { mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { konversiOf, perkomponenOf } from '../world/komponen.ts'
import { khsOf, transkripCetakOf, transkripOf } from '../world/nilai.ts'
import { riwayatKuliahOf } from '../world/riwayat-kuliah.ts'

/** Grades by period, transcript, components and recognised courses, all from the student's makul. */
export const nilai: TagHandlers = (store) => [
  getListAktivitasKuliahMockHandler((info) => toList(riwayatKuliahOf(mahasiswaOf(store, info)))),
  getGetKhsMockHandler((info) => khsOf(mahasiswaOf(store, info), periodeOfQuery(info), store.now())),
  getGetTranskripMockHandler((info) => transkripOf(mahasiswaOf(store, info))),
  getGetCetakTranskripMockHandler((info) => transkripCetakOf(mahasiswaOf(store, info), store.now())),
  getListNilaiPerkomponenMockHandler((info) => toList(perkomponenOf(mahasiswaOf(store, info), periodeOfQuery(info)))),
  getListNilaiKonversiMockHandler((info) => toList(konversiOf(mahasiswaOf(store, info)))),
]
