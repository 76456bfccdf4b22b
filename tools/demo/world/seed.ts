import { getListConfigurationResponseMock } from '#generated/mocks/konfigurasi/konfigurasi.msw.ts'
import { createChatWorld } from './chat.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { aktif } from './personas/aktif.ts'
import { akunKedua } from './personas/akun-kedua.ts'
import { baru, kosong } from './personas/baru.ts'
import { cuti, lulus } from './personas/berhenti.ts'
import { lintasSemester } from './personas/lintas-semester.ts'
import { mengulang } from './personas/mengulang.ts'
import { OPERATOR, OPERATOR_TANPA_HAK } from './personas/operator.ts'
import { padat } from './personas/padat.ts'
import { kelebihanBayar, pembayaranDiproses, validasiData } from './personas/semester-lima.ts'
import { kerjaPraktik, tugasAkhir } from './personas/tingkat-akhir.ts'
import { tunggakan } from './personas/tunggakan.ts'
import type { Akun, World } from './world.ts'

/** Thursday 22 October 2026, 14.05 WIB (docs/story.md). */
export const STORY_NOW = Date.parse('2026-10-22T14:05:00+07:00')

const SEEDS = [
  aktif,
  baru,
  tunggakan,
  pembayaranDiproses,
  kelebihanBayar,
  validasiData,
  cuti,
  lulus,
  tugasAkhir,
  kerjaPraktik,
  lintasSemester,
  mengulang,
  kosong,
  padat,
  akunKedua,
]

/** Returns the students of the demo in their initial state. */
export const seedMahasiswa = (): Mahasiswa[] => SEEDS.map((seed) => seed())

const akunOf = ({ persona, idMahasiswa, uuid, nama, email }: Mahasiswa): Akun => ({
  persona,
  username: idMahasiswa,
  uuid,
  nama,
  email,
  role: 'ROLE_MAHASISWA',
  scopes: ['M:R'],
})

/** All accounts that can sign in. */
export const AKUN: readonly Akun[] = [...seedMahasiswa().map(akunOf), OPERATOR, OPERATOR_TANPA_HAK]

/** Creates a fresh mock state: same seed, same bytes. */
export const createWorld = (): World => ({
  version: 2,
  clock: { at: STORY_NOW, since: null },
  campus: 'default',
  menuConfig: {},
  konfigurasi: getListConfigurationResponseMock().data,
  mahasiswa: Object.fromEntries(seedMahasiswa().map((mahasiswa) => [mahasiswa.idMahasiswa, mahasiswa])),
  changed: [],
  families: {},
  codes: {},
  passwords: {},
  resetTokens: { 'contoh-token-surel': '240117023' }, // the contract's example: a link that Sekar requested earlier
  chat: createChatWorld(),
  terbit: [],
  subscriptions: [],
  faults: [],
  latencyMs: 0,
  counters: { tokens: 0, transaksi: 130, refreshes: 0, requests: {} },
})
