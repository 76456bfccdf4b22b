import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { LoadedPage, Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import type { EventScreen } from '../acara-page.tsx'

const screen = (layar: EventScreen): LoadedPage => ({
  loadPage: async () => (await withTexts(import('./sertifikasi-page.tsx'), 'acara')).sertifikasiPage(layar),
})

export const screens: Screen[] = [
  {
    path: '/sertifikasi',
    layout: 'main',
    title: 'title',
    search: 'sertifikasi, uji kompetensi, lsp, skema, daftar sertifikasi, certification, competency test',
    ...screen('daftar'),
  },
  { path: '/sertifikasi/:id', layout: 'main', title: 'title', ...screen('rinci') },
  {
    path: '/sertifikasi/jadwal-pembicara',
    layout: 'main',
    title: 'pembicara',
    search: 'instruktur, pengajar sertifikasi, jadwal sertifikasi, instructors',
    ...screen('pembicara'),
  },
  {
    path: '/sertifikasi/transaksi-sertifikasi',
    layout: 'main',
    title: 'transaksi',
    search: 'pendaftaran sertifikasi, transaksi sertifikasi, sertifikat kompetensi, my certifications, certificate',
    ...screen('transaksi'),
  },
  {
    path: '/sertifikasi/upload-tugas',
    layout: 'main',
    title: 'unggah',
    search: 'tugas sertifikasi, unggah tugas sertifikasi, certification assignment',
    ...screen('unggah'),
  },
  {
    path: '/sertifikasi/cetak/sertifikat',
    layout: 'plain',
    title: 'sertifikat.tab',
    loadPage: async () =>
      (await withTexts(import('./cetak-sertifikat-sertifikasi-page.tsx'), 'acara', 'cetak'))
        .CetakSertifikatSertifikasiPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { cancelSertifikasi, registerSertifikasi, pendingSertifikasiUpload } = await import('./sertifikasi.ts')
  return [registerSertifikasi, cancelSertifikasi, pendingSertifikasiUpload]
}
