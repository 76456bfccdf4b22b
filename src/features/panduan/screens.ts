import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/panduan',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await import('./panduan-page.tsx')).PanduanPage,
  },
]
