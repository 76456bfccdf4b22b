import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/info',
    layout: 'main',
    title: 'title',
    search: 'informasi, kontak, acara, information, contact, events',
    loadPage: async () => (await import('./info-page.tsx')).InfoPage,
  },
]
