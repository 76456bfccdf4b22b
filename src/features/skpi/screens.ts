import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/skpi',
    layout: 'main',
    title: 'title',
    search: 'skpi, khp, skp, poin, prestasi, organisasi, pendamping ijazah, diploma supplement, achievements, points',
    loadPage: async () => (await import('./skpi-page.tsx')).SkpiPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./kelengkapan.ts')).addKelengkapan]
