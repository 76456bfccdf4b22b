import type { Screen } from '#kit/screen.ts'
import { DashboardPage } from './dashboard-page.tsx'

/** The landing screen stands in the shell's chunk: one hop less on every visit (ADR 4). */
export const screens: Screen[] = [
  {
    path: '/dashboard',
    layout: 'main',
    title: 'title',
    search: 'beranda, dasbor, ringkasan, home, overview',
    page: DashboardPage,
  },
]
