import {
  getGetDashboardMockHandler,
  getListRiwayatKuliahMockHandler,
} from '#generated/mocks/dashboard/dashboard.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { countKuesioner, hasTerkunci } from '../world/kuesioner.ts'
import { riwayatKuliahOf } from '../world/riwayat-kuliah.ts'
import { averageText, countSks, isKartuUjianDikunci, makulTempuh, pekanOf } from '../world/rules.ts'

/** Figures of the home screen, all derived from makul, classes and bills. */
export const dashboard: TagHandlers = (store) => [
  getGetDashboardMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const tempuh = makulTempuh(mahasiswa)
    const last = mahasiswa.riwayat.at(-1)
    return {
      sksTempuh: countSks(tempuh),
      sksKelulusan: mahasiswa.prodi.sksKelulusan,
      semesterBerjalan: mahasiswa.semesterBerjalan,
      sksBerjalan: countSks(mahasiswa.kelas),
      ipk: averageText(tempuh),
      ipsTerakhir: last && hasTerkunci(mahasiswa, last) ? null : averageText(last?.makul ?? []),
      status: mahasiswa.status,
      pekan: pekanOf(store.now()),
      isKartuUjianDikunci: isKartuUjianDikunci(mahasiswa, store.now()),
      jumlahKuesioner: countKuesioner(mahasiswa, store.now()),
    }
  }),
  getListRiwayatKuliahMockHandler((info) => toList(riwayatKuliahOf(mahasiswaOf(store, info)))),
]
