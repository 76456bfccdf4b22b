import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/kerja-praktik',
    layout: 'main',
    title: 'title',
    search: 'kerja praktik, magang, kp, internship',
    loadPage: async () => (await withTexts(import('./kerja-praktik-page.tsx'), 'studi-akhir')).KerjaPraktikPage,
  },
  {
    path: '/kerja-praktik/tambah',
    layout: 'main',
    title: 'propose.title',
    search: 'ajukan kerja praktik, propose an internship',
    loadPage: async () => (await withTexts(import('./kerja-praktik-add-page.tsx'), 'studi-akhir')).KerjaPraktikAddPage,
  },
  {
    path: '/kerja-praktik/:id',
    layout: 'main',
    title: 'title',
    loadPage: async () =>
      (await withTexts(import('./kerja-praktik-detail-page.tsx'), 'studi-akhir')).KerjaPraktikDetailPage,
  },
  {
    path: '/kerja-praktik/:id?/bimbingan/:idBimbingan',
    layout: 'main',
    title: 'guidance.title',
    loadPage: async () =>
      (await withTexts(import('./kerja-praktik-bimbingan-page.tsx'), 'studi-akhir', 'cetak')).KerjaPraktikBimbinganPage,
  },
  {
    path: '/kerja-praktik/:id?/sidang/:idSidang',
    layout: 'main',
    title: 'defence.title',
    loadPage: async () =>
      (await withTexts(import('./kerja-praktik-sidang-page.tsx'), 'studi-akhir')).KerjaPraktikSidangPage,
  },
]

/**
 * Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). Guidance writes
 * of all three subjects are listed here once.
 */
export const pendingChecks: LoadPendingChecks = async () => {
  const [{ askDefence, propose }, { openGroup, recordMeeting }] = await Promise.all([
    import('./internship-actions.ts'),
    withTexts(import('../guidance/guidance-actions.ts'), 'studi-akhir'),
  ])
  return [propose, askDefence, recordMeeting, openGroup]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
