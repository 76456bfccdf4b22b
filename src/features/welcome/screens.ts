import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/welcome',
    layout: 'pre-login',
    session: 'optional',
    title: 'title',
    loadPage: async () => (await import('./welcome-page.tsx')).WelcomePage,
  },
]
