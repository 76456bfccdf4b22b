import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/pa-online',
    layout: 'main',
    title: 'title',
    search: 'dosen wali, pembimbing akademik, perwalian, konsultasi, advisor, supervisor, message',
    loadPage: async () => (await import('./pa-online-page.tsx')).PaOnlinePage,
  },
]
