import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/nilai',
    layout: 'main',
    title: 'title',
    search: 'nilai, rapor, khs, transkrip, ipk, ips, simulasi nilai, predikat, grades, gpa, transcript, what if',
    loadPage: async () => (await import('./nilai-page.tsx')).NilaiPage,
  },
  {
    path: '/cetak-khs',
    layout: 'plain',
    title: 'cetak.khs.tab',
    loadPage: async () => (await withTexts(import('./cetak/cetak-khs-page.tsx'), 'cetak')).CetakKhsPage,
  },
  {
    path: '/cetak-transkrip',
    layout: 'plain',
    title: 'cetak.transkrip.tab',
    loadPage: async () => (await withTexts(import('./cetak/cetak-transkrip-page.tsx'), 'cetak')).CetakTranskripPage,
  },
]
