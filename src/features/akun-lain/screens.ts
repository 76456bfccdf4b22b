import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/akun-lain',
    layout: 'main',
    title: 'title',
    search: 'akun lain, ganti akun, pindah akun, switch account, other accounts',
    loadPage: async () => (await import('./akun-lain-page.tsx')).AkunLainPage,
  },
]
