import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/skpi',
    layout: 'main',
    title: 'title',
    search: 'skpi, khp, skp, poin, prestasi, organisasi, pendamping ijazah, diploma supplement, achievements, points',
    loadPage: async () => (await import('./skpi-page.tsx')).SkpiPage,
  },
]
