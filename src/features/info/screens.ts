import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/info',
    layout: 'main',
    title: 'title',
    search: 'informasi, kontak, acara, information, contact, events',
    loadPage: async () => (await import('./info-page.tsx')).InfoPage,
  },
]
