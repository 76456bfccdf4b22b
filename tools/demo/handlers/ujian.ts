import {
  getGetAturanQrCodeMockHandler,
  getGetAturanQrCodeResponseMock,
  getGetKartuUjianMockHandler,
  getListJadwalUjianMockHandler,
  getListPresensiUjianMockHandler,
} from '#generated/mocks/ujian/ujian.msw.ts'
import { type Info, mahasiswaOf, periodeOfQuery, queryOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { kartuUjianOf } from '../world/kartu-ujian.ts'
import { kelasOfPeriode } from '../world/kelas-periode.ts'
import type { JenisUjian } from '../world/mahasiswa-types.ts'
import { byTanggal, jadwalUjianOf, presensiUjianOf } from '../world/ujian.ts'

const jenisOf = (info: Info): JenisUjian => (queryOf(info, 'jenis') === 'UAS' ? 'UAS' : 'UTS')

/** Exams of a period, and the card of the running period. */
export const ujian: TagHandlers = (store) => {
  const kelasOf = (info: Info) => kelasOfPeriode(mahasiswaOf(store, info), periodeOfQuery(info))
  return [
    getListJadwalUjianMockHandler((info) => {
      const jenis = jenisOf(info)
      const kelas = kelasOf(info).toSorted(byTanggal(jenis))
      return toList(kelas.map((row) => jadwalUjianOf(row, jenis, store.now())))
    }),
    getListPresensiUjianMockHandler((info) => toList(kelasOf(info).map((row) => presensiUjianOf(row, store.now())))),
    getGetKartuUjianMockHandler((info) => {
      const { isQrKartuUjian } = getGetAturanQrCodeResponseMock()
      return kartuUjianOf(mahasiswaOf(store, info), jenisOf(info), store.now(), isQrKartuUjian === true)
    }),
    getGetAturanQrCodeMockHandler(() => getGetAturanQrCodeResponseMock()),
  ]
}
