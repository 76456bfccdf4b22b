import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/biaya-kuliah',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await import('./biaya-kuliah-page.tsx')).BiayaKuliahPage,
    loadAskAhead: async () => (await import('./ask-biaya-kuliah.ts')).askBiayaKuliah,
  },
]
