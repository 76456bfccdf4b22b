import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/biodata',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await import('./biodata-page.tsx')).BiodataPage,
  },
  {
    path: '/validasi-data',
    layout: 'main',
    title: 'validasi.title',
    loadPage: async () => (await import('./validasi-data-page.tsx')).ValidasiDataPage,
  },
]
