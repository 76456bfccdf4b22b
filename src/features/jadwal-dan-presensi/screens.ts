import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/jadwal-dan-presensi',
    layout: 'main',
    title: 'title',
    search:
      'jadwal, kuliah, kelas, ruang, absen, kehadiran, ujian, uts, uas, kartu ujian, schedule, timetable, attendance, exams',
    loadPage: async () => (await import('./jadwal-dan-presensi-page.tsx')).JadwalDanPresensiPage,
    loadPrefetchData: async () => (await import('./prefetch-jadwal.ts')).prefetchJadwal,
  },
  {
    path: '/cetak-kartu-ujian',
    layout: 'plain',
    title: 'cetak.kartu.tab',
    loadPage: async () => (await withTexts(import('./cetak/cetak-kartu-ujian-page.tsx'), 'cetak')).CetakKartuUjianPage,
  },
  {
    path: '/cetak-presensi-kuliah',
    layout: 'plain',
    title: 'cetak.presensi.tab',
    loadPage: async () =>
      (await withTexts(import('./cetak/cetak-presensi-kuliah-page.tsx'), 'cetak')).CetakPresensiKuliahPage,
  },
  {
    path: '/cetak-presensi-kuliah-detail',
    layout: 'plain',
    title: 'cetak.detail.tab',
    loadPage: async () =>
      (await withTexts(import('./cetak/cetak-presensi-kuliah-detail-page.tsx'), 'cetak')).CetakPresensiKuliahDetailPage,
  },
]
