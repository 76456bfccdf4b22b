import {
  getGetEditKrsMockHandler,
  getGetEditKrsResponseMock,
  getGetPembatasWaktuKrsMockHandler,
  getGetPembatasWaktuKrsResponseMock,
} from '#generated/mocks/krs/krs.msw.ts'
import { mahasiswaOf, type TagHandlers } from '../call.ts'
import { kunciKrs } from '../world/rules.ts'

const alasanOf = ({ isKrsDikunci, isDikunci }: ReturnType<typeof kunciKrs>): string | null => {
  if (isDikunci) return 'KRS terkunci karena tunggakan dua semester'
  return isKrsDikunci ? 'KRS Genap 2026/2027 dibuka 11 sampai 15 Januari 2027' : null
}

/** Only the locks are alive so far: they follow the window, the clock and the bills; the picks are the example's. */
export const krs: TagHandlers = (store) => [
  getGetEditKrsMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    const kunci = kunciKrs(mahasiswa, store.now())
    const empty = mahasiswa.persona === 'kosong' ? { makul: [], makulCadangan: [] } : {}
    return { ...getGetEditKrsResponseMock(), ...empty, ...kunci, alasanDikunci: alasanOf(kunci) }
  }),
  getGetPembatasWaktuKrsMockHandler((info) => {
    const kunci = kunciKrs(mahasiswaOf(store, info), store.now())
    return {
      ...getGetPembatasWaktuKrsResponseMock(),
      ...kunci,
      isBuka: !kunci.isKrsDikunci,
      keterangan: alasanOf(kunci),
    }
  }),
]
