import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/jadwal-dan-presensi',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await import('./jadwal-dan-presensi-page.tsx')).JadwalDanPresensiPage,
  },
]
