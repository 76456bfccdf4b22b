import { type Info, mahasiswaOf, periodeOfQuery } from './call.ts'
import type { Store } from './state/store.ts'
import type { Kelas } from './world/mahasiswa-types.ts'
import { PERIODE_BERJALAN } from './world/rules.ts'

/** Classes of the running period for a call that asks for it; none for an earlier one, whose marks are final. */
export const kelasOfCall = (store: Store, info: Info): Kelas[] => {
  const { tahun, semester } = periodeOfQuery(info)
  const isBerjalan = tahun === PERIODE_BERJALAN.tahun && semester === PERIODE_BERJALAN.semester
  return isBerjalan ? mahasiswaOf(store, info).kelas : []
}
