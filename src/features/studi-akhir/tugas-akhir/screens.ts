import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'

export const screens: Screen[] = [
  {
    path: '/tugas-akhir',
    layout: 'main',
    title: 'title',
    search: 'tugas akhir, skripsi, usulan judul, bimbingan skripsi, thesis, final project',
    loadPage: async () => (await withTexts(import('./tugas-akhir-page.tsx'), 'studi-akhir')).TugasAkhirPage,
  },
  {
    path: '/tugas-akhir/tambah',
    layout: 'main',
    title: 'add.title',
    search: 'ajukan judul, usulan tugas akhir, propose a thesis',
    loadPage: async () => (await withTexts(import('./tugas-akhir-add-page.tsx'), 'studi-akhir')).TugasAkhirAddPage,
  },
  {
    path: '/tugas-akhir/sidang/tambah',
    layout: 'main',
    title: 'request.title',
    search: 'ajukan sidang, sidang skripsi, thesis defence',
    loadPage: async () => (await withTexts(import('./sidang-request-page.tsx'), 'studi-akhir')).SidangRequestPage,
  },
  {
    path: '/tugas-akhir/:id',
    layout: 'main',
    title: 'title',
    loadPage: async () =>
      (await withTexts(import('./tugas-akhir-detail-page.tsx'), 'studi-akhir')).TugasAkhirDetailPage,
  },
  {
    path: '/tugas-akhir/:id?/bimbingan/:idBimbingan',
    layout: 'main',
    title: 'guidance.title',
    loadPage: async () =>
      (await withTexts(import('./tugas-akhir-bimbingan-page.tsx'), 'studi-akhir', 'cetak')).TugasAkhirBimbinganPage,
  },
  {
    path: '/tugas-akhir/:id?/sidang/:idSidang',
    layout: 'main',
    title: 'defence.title',
    loadPage: async () =>
      (await withTexts(import('./tugas-akhir-sidang-page.tsx'), 'studi-akhir')).TugasAkhirSidangPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const [{ createWork, submitWork }, { requestDefence }] = await Promise.all([
    import('./work-actions.ts'),
    import('./defence-actions.ts'),
  ])
  return [createWork, submitWork, requestDefence]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
