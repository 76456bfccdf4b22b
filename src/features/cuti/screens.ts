import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/cuti',
    layout: 'main',
    title: 'title',
    search: 'cuti, cuti akademik, berhenti sementara, ajukan cuti, leave, leave of absence',
    loadPage: async () => (await import('./cuti-page.tsx')).CutiPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { requestCuti, cancelCuti } = await import('./leave-actions.ts')
  return [requestCuti, cancelCuti]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
