import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/forgot-password',
    layout: 'pre-login',
    title: 'forgot.title',
    loadPage: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    layout: 'pre-login',
    title: 'reset.title',
    loadPage: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage,
  },
]
