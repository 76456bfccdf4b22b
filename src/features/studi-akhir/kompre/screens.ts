import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/kompre',
    layout: 'main',
    title: 'title',
    search: 'kompre, ujian komprehensif, comprehensive exam',
    loadPage: async () => (await withTexts(import('./kompre-page.tsx'), 'studi-akhir')).KomprePage,
  },
  {
    path: '/kompre/:id',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await withTexts(import('./kompre-detail-page.tsx'), 'studi-akhir')).KompreDetailPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { cancelExam, registerExam } = await import('./exam-actions.ts')
  return [registerExam, cancelExam]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
