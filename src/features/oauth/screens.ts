import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/oauth',
    layout: 'pre-login',
    title: 'title',
    loadPage: async () => (await import('./oauth-page.tsx')).OauthPage,
  },
]
