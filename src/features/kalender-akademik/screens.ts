import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/kalender-akademik',
    layout: 'main',
    title: 'title',
    search: 'kalender, libur, jadwal akademik, semester, calendar, holidays, academic year',
    loadPage: async () => (await import('./kalender-akademik-page.tsx')).KalenderAkademikPage,
  },
]
