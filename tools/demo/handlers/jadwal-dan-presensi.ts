import {
  getListJadwalKuliahMockHandler,
  getListPresensiKuliahMockHandler,
} from '#generated/mocks/jadwal-dan-presensi/jadwal-dan-presensi.msw.ts'
import { type Info, mahasiswaOf, periodeOfQuery, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { jadwalOf, kelasTerjadwal, presensiOf } from '../world/jadwal.ts'
import { kelasOfPeriode } from '../world/kelas-periode.ts'

/** Schedule and attendance of a period. */
export const jadwalDanPresensi: TagHandlers = (store) => {
  const kelasOf = (info: Info) => kelasOfPeriode(mahasiswaOf(store, info), periodeOfQuery(info))
  return [
    getListJadwalKuliahMockHandler((info) => toList(kelasOf(info).flatMap(kelasTerjadwal).map(jadwalOf))),
    getListPresensiKuliahMockHandler((info) =>
      toList(
        kelasOf(info)
          .flatMap(kelasTerjadwal)
          .map((kelas) => presensiOf(kelas, store.now())),
      ),
    ),
  ]
}
