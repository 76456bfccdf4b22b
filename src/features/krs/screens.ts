import type { LoadedPage, Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import type { JenisKrs } from './calls.ts'

const screen = (jenis: JenisKrs): LoadedPage => ({
  loadPage: async () => (await import('./krs-page.tsx')).krsPage(jenis),
  loadPrefetchData: async () => (await import('./prefetch-krs.ts')).prefetchKrs(jenis),
})

const paper = (jenis: JenisKrs): LoadedPage => ({
  loadPage: async () => (await withTexts(import('./cetak/cetak-krs-page.tsx'), 'cetak')).cetakKrsPage(jenis),
})

export const screens: Screen[] = [
  {
    path: '/krs',
    layout: 'main',
    title: 'page.krs',
    search: 'kartu rencana studi, ambil mata kuliah, matkul, registrasi, course registration, plan, sks, credits',
    ...screen('krs'),
  },
  {
    path: '/krss',
    layout: 'main',
    title: 'page.krss',
    search: 'krs susulan, semester pendek, late registration',
    ...screen('krss'),
  },
  {
    path: '/pkrs',
    layout: 'main',
    title: 'page.pkrs',
    search: 'perubahan krs, batal mata kuliah, ganti kelas, change of registration, drop, add',
    ...screen('pkrs'),
  },
  { path: '/cetak-krs', layout: 'plain', title: 'print.krs.tab', ...paper('krs') },
  { path: '/cetak-krss', layout: 'plain', title: 'print.krss.tab', ...paper('krss') },
  { path: '/cetak-pkrs', layout: 'plain', title: 'print.pkrs.tab', ...paper('pkrs') },
]
