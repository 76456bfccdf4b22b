import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/akademik',
    layout: 'main',
    title: 'title',
    search: 'kegiatan mahasiswa, lomba, ikut kegiatan, activities, student events, competitions',
    loadPage: async () => (await import('./akademik-page.tsx')).AkademikPage,
  },
]
