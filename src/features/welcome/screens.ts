import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/welcome',
    layout: 'pre-login',
    session: 'optional',
    title: 'title',
    loadPage: async () => (await import('./welcome-page.tsx')).WelcomePage,
  },
]
