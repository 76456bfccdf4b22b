import { readdirSync, readFileSync } from 'node:fs'
import type { ScreenFacts } from '#shared/screen.ts'
import { screensIn } from '../../scripts/vite/boot/plain-paths.ts'

/** An address of the product, and for whom and when it shows the most. */
export interface Case {
  address: string
  persona: string
  /** Moment of the story; the story's own without it. */
  at?: string
  /** The same screen stands before it in the list, at another address. */
  isFurther?: boolean
}

/** What the table of screens can not say: what stands for a parameter, and what else an address opens. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/akademik': ['/akademik', '/akademik?tahun=2026&semester=2'],
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
  '/nilai': ['', '?tab=transkrip', '?tab=komponen', '?tab=simulasi'].map((tab) => `/nilai${tab}`),
  '/cetak-khs': ['/cetak-khs?tahun=2026&semester=2'],
  '/kuesioner': [
    '/kuesioner',
    ...['proses_pembelajaran&idMakul=2501&idKelas=50102&idDosen=0612057901', 'layanan', 'kritiksaran'].map(
      (jenis) => `/kuesioner?tahun=2027&semester=1&jenis=${jenis}`,
    ),
    '/kuesioner?tahun=2026&semester=2&jenis=layanan',
  ],
  '/pa-online': ['/pa-online', '/pa-online?tahun=2026&semester=2'],
  '/seminar': ['/seminar', '/seminar?status=2'],
  '/seminar/:id': ['/seminar/77'],
  '/seminar/jadwal-pembicara': ['/seminar/jadwal-pembicara', '/seminar/jadwal-pembicara?id=77'],
  '/seminar/transaksi-seminar': ['', '?statusSeminar=1'].map((lulus) => `/seminar/transaksi-seminar${lulus}`),
  '/seminar/upload-resume': ['/seminar/upload-resume', '/seminar/upload-resume?id=78'],
  '/seminar/cetak/sertifikat': ['/seminar/cetak/sertifikat', '/seminar/cetak/sertifikat?id=71'],
  '/sertifikasi': ['/sertifikasi', '/sertifikasi?status=2'],
  '/sertifikasi/:id': ['/sertifikasi/16'],
  '/sertifikasi/jadwal-pembicara': ['/sertifikasi/jadwal-pembicara', '/sertifikasi/jadwal-pembicara?id=15'],
  '/sertifikasi/transaksi-sertifikasi': ['', '?statusSertifikasi=1'].map(
    (lulus) => `/sertifikasi/transaksi-sertifikasi${lulus}`,
  ),
  '/sertifikasi/upload-tugas': ['/sertifikasi/upload-tugas', '/sertifikasi/upload-tugas?id=15'],
  '/sertifikasi/cetak/sertifikat': ['/sertifikasi/cetak/sertifikat', '/sertifikasi/cetak/sertifikat?id=11'],
  '/skpi': ['/skpi', '/skpi?status=menunggu'],
  '/biaya-kuliah': ['', '?tab=riwayat', '?tab=rekap', '?tab=saldo'].map((tab) => `/biaya-kuliah${tab}`),
}
const SHOWS_MOST: Readonly<Record<string, Partial<Case>>> = {
  '/validasi-data': { persona: 'validasi-data' },
  '/cetak-kartu-ujian': { persona: 'baru' }, // the card of the story is locked
  '/seminar/upload-resume': { at: '2026-11-11T10:00:00+07:00' }, // the seminar of the story has taken place
  '/krs': { at: '2027-01-12T10:00:00+07:00' },
  '/krss': { at: '2026-10-14T10:00:00+07:00' },
  '/pkrs': { at: '2026-09-08T10:00:00+07:00' },
}
/** Nobody is signed in there, or what they do is to lead on. */
const WITHOUT_SUBJECT = ['pre-login', 'letter-info']
const LEADS_ON = new Set(['/oauth', '/loading', '/welcome'])

/** Every address of a subject that the table of screens knows: a new screen is held by being in it. */
export const casesOf = (screens: readonly Pick<ScreenFacts, 'path' | 'layout'>[]): Case[] =>
  screens
    .filter(({ layout, path }) => !WITHOUT_SUBJECT.includes(layout) && !LEADS_ON.has(path))
    .flatMap(({ path }) =>
      (ADDRESSES[path] ?? [path]).map((address, index) => {
        if (address.includes(':'))
          throw new Error(`say in tests/screens/addresses.ts what stands for the parameter of ${path}`)
        return { address, persona: 'aktif', isFurther: index > 0, ...SHOWS_MOST[path] }
      }),
    )

const FEATURES = 'src/features'
/** The table of screens as it is written: for tests that run without the bundler. */
export const declaredScreens = () =>
  readdirSync(FEATURES).flatMap((subject) => {
    const file = `${FEATURES}/${subject}/screens.ts`
    return readdirSync(`${FEATURES}/${subject}`).includes('screens.ts')
      ? screensIn(readFileSync(file, 'utf8'), file)
      : []
  })
