import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/pa-online',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await import('./pa-online-page.tsx')).PaOnlinePage,
  },
]
