import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/pa-online',
    layout: 'main',
    title: 'title',
    search: 'dosen wali, pembimbing akademik, perwalian, konsultasi, chat dosen, advisor, supervisor, message',
    loadPage: async () => (await import('./pa-online-page.tsx')).PaOnlinePage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./send-pesan.ts')).sendPesan]
