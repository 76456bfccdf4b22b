import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/akademik',
    layout: 'main',
    title: 'title',
    search: 'kegiatan mahasiswa, kuliah umum, lokakarya, lomba, ikut kegiatan, activities, workshop, student events',
    loadPage: async () => (await import('./akademik-page.tsx')).AkademikPage,
  },
]
