import { configure } from '@testing-library/react'
import { SCREENS } from '#app/later-screens.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { operations } from '../contract/bundle.ts'

/** An address of the product, and for whom and when it shows the most. */
export interface Case {
  address: string
  persona: string
  /** Moment of the story; the story's own without it. */
  at?: string
}

// What a screen is made of is read when it is opened first: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 15_000 })

/** What the table of screens can not say: what stands for a parameter, and what else an address opens. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/bahan-dan-tugas': ['/bahan-dan-tugas', '/bahan-dan-tugas?kumpulkan=5203'],
  '/berita': ['/berita', '/berita?kategori=1'],
  '/berita/:id': ['/berita/1041'],
  '/notifikasi/:id': ['/notifikasi/1041'],
  '/jadwal-dan-presensi': ['', '?tab=presensi', '?tab=ujian&jenis=UAS', '?tab=ujian'].map(
    (tab) => `/jadwal-dan-presensi${tab}`,
  ),
  '/krs': ['/krs', '/krs?tab=riwayat'],
  '/krss': ['/krss', '/krss?tab=riwayat'],
  '/pkrs': ['/pkrs', '/pkrs?tab=riwayat'],
  '/cetak-kartu-ujian': ['/cetak-kartu-ujian?jenis=UAS'],
  '/cetak-presensi-kuliah-detail': ['', '&idMakul=2501'].map(
    (makul) => `/cetak-presensi-kuliah-detail?tahun=2027&semester=1${makul}`,
  ),
  '/pa-online': ['/pa-online', '/pa-online?tahun=2026&semester=2'],
  '/biaya-kuliah': ['', '?tab=riwayat', '?tab=rekap', '?tab=saldo'].map((tab) => `/biaya-kuliah${tab}`),
}
const SHOWS_MOST: Readonly<Record<string, Partial<Case>>> = {
  '/validasi-data': { persona: 'validasi-data' },
  '/cetak-kartu-ujian': { persona: 'baru' }, // the card of the story is locked
  '/krs': { at: '2027-01-12T10:00:00+07:00' },
  '/krss': { at: '2026-10-14T10:00:00+07:00' },
  '/pkrs': { at: '2026-09-08T10:00:00+07:00' },
}
/** Nobody is signed in there, or what they do is to lead on. */
const WITHOUT_SUBJECT = ['pre-login', 'letter-info']
const LEADS_ON = new Set(['/oauth', '/loading', '/welcome'])

/** Every address of a subject that the table of screens knows: a new screen is held by being in it. */
export const CASES: readonly Case[] = SCREENS.filter(
  ({ layout, path }) => !WITHOUT_SUBJECT.includes(layout) && !LEADS_ON.has(path),
).flatMap(({ path }) =>
  (ADDRESSES[path] ?? [path]).map((address) => {
    if (address.includes(':')) throw new Error(`say in tests/screens/cases.ts what stands for the parameter of ${path}`)
    return { address, persona: 'aktif', ...SHOWS_MOST[path] }
  }),
)

/** What `renderScreen` needs to know of a case. */
export const arrangeCase = ({ persona, at }: Case) => ({
  persona,
  ...(at !== undefined && { arrange: (controls: Controls) => controls.jumpTo(at) }),
})

const PATTERNS = operations
  .map(({ operationId, method, path, ...rest }) => ({
    operationId,
    isStrict: rest['x-strict'] === true,
    isAssumed: rest['x-evidence'] === 'assumed',
    open: path.split('{').length,
    pattern: new RegExp(`^${method} https?://[^/]+${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
  }))
  .sort((a, b) => a.open - b.open) // a fixed address wins over one with parameters

/** The operation of a request, as the simulated gateway lists it: 'GET http://gateway.test/…'. */
export const operationOf = (request: string) => PATTERNS.find(({ pattern }) => pattern.test(request))

/** The reads among some requests, each once. */
export const readsOf = (asked: readonly string[]): string[] => [
  ...new Set(
    asked.filter((request) => request.startsWith('GET ')).flatMap((request) => operationOf(request)?.operationId ?? []),
  ),
]

/** What a person must never read: a value that was not checked, a key without its text. */
export const RAW = /undefined|\bNaN\b|\bnull\b|\[object|Invalid Date|Infinity/

/** What stands in the screen, without the shell around it. */
export const mainOf = (): HTMLElement => {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) throw new Error('there is no screen')
  return main
}

/** An operation by its name. */
export const operationNamed = (name: string) => PATTERNS.find(({ operationId }) => operationId === name)
