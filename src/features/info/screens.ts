import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  { path: '/info', layout: 'main', title: 'title', loadPage: async () => (await import('./info-page.tsx')).InfoPage },
]
