import {
  getListJadwalKuliahMockHandler,
  getListPresensiKuliahMockHandler,
} from '#generated/mocks/jadwal-dan-presensi/jadwal-dan-presensi.msw.ts'
import type { TagHandlers } from '../../call.ts'
import { kelasOfCall } from '../../kelas-of-call.ts'
import { toList } from '../../page.ts'
import { jadwalOf, presensiOf } from '../../world/kuliah/jadwal.ts'

/** Schedule and attendance of the running period; earlier ones are not kept. */
export const jadwalDanPresensi: TagHandlers = (store) => [
  getListJadwalKuliahMockHandler((info) => toList(kelasOfCall(store, info).map(jadwalOf))),
  getListPresensiKuliahMockHandler((info) =>
    toList(kelasOfCall(store, info).map((kelas) => presensiOf(kelas, store.now()))),
  ),
]
