import type { LoadRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/surat',
    layout: 'main',
    title: 'title',
    search: 'surat, surat menyurat, surat keterangan, unduh surat, letters, certificates',
    loadPage: async () => (await import('./surat-page.tsx')).SuratPage,
  },
  {
    path: '/pengajuan-surat',
    layout: 'main',
    title: 'request.page',
    search:
      'minta surat, ajukan surat, pengajuan surat, surat pengantar, izin penelitian, legalisasi, request a letter',
    loadPage: async () => (await import('./pengajuan-surat-page.tsx')).PengajuanSuratPage,
  },
  {
    path: '/surat/info/preview',
    layout: 'letter-info',
    title: 'preview.page',
    loadPage: async () => (await import('./surat-preview-page.tsx')).SuratPreviewPage,
  },
  {
    path: '/surat/info',
    layout: 'letter-info',
    title: 'check.page',
    loadPage: async () => (await import('./surat-info-page.tsx')).SuratInfoPage,
  },
  {
    path: '/surat/info/:idSurat',
    layout: 'letter-info',
    title: 'check.page',
    loadPage: async () => (await import('./surat-info-page.tsx')).SuratInfoPage,
  },
]

/** Writes that an earlier page may have sent; the shell checks their outcome on every screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { requestSurat, cancelSurat } = await import('./letter-actions.ts')
  return [requestSurat, cancelSurat]
}

/** Requests whose decisions the dashboard shows as news (ADR 28). */
export const requests: LoadRequests = async () => (await import('./own-requests.ts')).ownRequests
