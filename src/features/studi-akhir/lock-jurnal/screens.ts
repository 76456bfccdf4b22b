import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/lock-jurnal',
    layout: 'main',
    title: 'title',
    search: 'lock jurnal, kunci judul, artikel jurnal, journal lock',
    loadPage: async () => (await withTexts(import('./lock-jurnal-page.tsx'), 'studi-akhir')).LockJurnalPage,
  },
  {
    path: '/lock-jurnal/pengajuan',
    layout: 'main',
    title: 'submit.title',
    search: 'ajukan jurnal, submit article',
    loadPage: async () =>
      (await withTexts(import('./lock-jurnal-submit-page.tsx'), 'studi-akhir')).LockJurnalSubmitPage,
  },
  {
    path: '/lock-jurnal/:id',
    layout: 'main',
    title: 'detail.tab',
    loadPage: async () => (await import('./lock-jurnal-detail-page.tsx')).LockJurnalDetailPage,
  },
  {
    path: '/cetak-lock-jurnal',
    layout: 'plain',
    title: 'print.tab',
    loadPage: async () => (await withTexts(import('./cetak-lock-jurnal-page.tsx'), 'cetak')).CetakLockJurnalPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./lock-actions.ts')).submitJurnal]

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
