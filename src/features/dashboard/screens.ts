import type { Screen } from '#kit/screen.ts'
import { DashboardPage } from './dashboard-page.tsx'

/** The home screen is in the shell's chunk: one request less on every visit (ADR 4). */
export const screens: Screen[] = [
  {
    path: '/dashboard',
    layout: 'main',
    title: 'title',
    search: 'beranda, dasbor, ringkasan, home, overview',
    page: DashboardPage,
  },
]
