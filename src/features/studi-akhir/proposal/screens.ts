import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/proposal',
    layout: 'main',
    title: 'title',
    search: 'proposal, ujian proposal, seminar proposal, research proposal',
    loadPage: async () => (await withTexts(import('./proposal-page.tsx'), 'studi-akhir')).ProposalPage,
  },
  {
    path: '/proposal/tambah',
    layout: 'main',
    title: 'add.title',
    search: 'proposal baru, tulis proposal, new proposal',
    loadPage: async () => (await withTexts(import('./proposal-add-page.tsx'), 'studi-akhir')).ProposalAddPage,
  },
  {
    path: '/proposal/:id',
    layout: 'main',
    title: 'title',
    loadPage: async () => (await withTexts(import('./proposal-detail-page.tsx'), 'studi-akhir')).ProposalDetailPage,
  },
  {
    path: '/proposal/:id/bimbingan/:idBimbingan?',
    layout: 'main',
    title: 'guidance.title',
    loadPage: async () =>
      (await withTexts(import('./proposal-bimbingan-page.tsx'), 'studi-akhir', 'cetak')).ProposalBimbinganPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { submitProposal, createProposal } = await import('./proposal-actions.ts')
  return [createProposal, submitProposal]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
