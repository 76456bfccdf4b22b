import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/wisuda',
    layout: 'main',
    title: 'title',
    search: 'wisuda, daftar wisuda, toga, syarat lulus, ijazah, gladi, graduation, ceremony, gown',
    loadPage: async () => (await withTexts(import('./wisuda-page.tsx'), 'studi-akhir')).WisudaPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./register-action.ts')).registerWisuda]

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
