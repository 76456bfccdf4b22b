import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { LoadedPage, Screen } from '#kit/screen.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import type { EventScreen } from '../acara-page.tsx'

const screen = (layar: EventScreen): LoadedPage => ({
  loadPage: async () => (await withTexts(import('./seminar-page.tsx'), 'acara')).seminarPage(layar),
})

export const screens: Screen[] = [
  {
    path: '/seminar',
    layout: 'main',
    title: 'title',
    search: 'seminar, webinar, kuliah umum, lokakarya, workshop, daftar seminar, public lecture',
    ...screen('daftar'),
  },
  { path: '/seminar/:id', layout: 'main', title: 'title', ...screen('rinci') },
  {
    path: '/seminar/jadwal-pembicara',
    layout: 'main',
    title: 'pembicara',
    search: 'pembicara, narasumber, jadwal pembicara, speakers',
    ...screen('pembicara'),
  },
  {
    path: '/seminar/transaksi-seminar',
    layout: 'main',
    title: 'transaksi',
    search: 'pendaftaran seminar, transaksi seminar, sertifikat seminar, my seminars, seminar registrations',
    ...screen('transaksi'),
  },
  {
    path: '/seminar/upload-resume',
    layout: 'main',
    title: 'unggah',
    search: 'resume seminar, unggah resume, upload resume, seminar summary',
    ...screen('unggah'),
  },
  {
    path: '/seminar/cetak/sertifikat',
    layout: 'plain',
    title: 'sertifikat.tab',
    loadPage: async () =>
      (await withTexts(import('./cetak-sertifikat-seminar-page.tsx'), 'acara', 'cetak')).CetakSertifikatSeminarPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { cancelSeminar, registerSeminar, pendingSeminarUpload } = await import('./seminar.ts')
  return [registerSeminar, cancelSeminar, pendingSeminarUpload]
}
