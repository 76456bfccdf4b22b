import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/panduan',
    layout: 'main',
    title: 'title',
    search: 'bantuan, cara, petunjuk, help, guide, how to, manual',
    loadPage: async () => (await import('./panduan-page.tsx')).PanduanPage,
  },
]
