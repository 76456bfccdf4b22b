import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/akademik',
    layout: 'main',
    title: 'title',
    search: 'kegiatan mahasiswa, lomba, ikut kegiatan, activities, student events, competitions',
    loadPage: async () => (await import('./akademik-page.tsx')).AkademikPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => {
  const { takeKegiatan, cancelKegiatan } = await import('./kegiatan-actions.ts')
  return [takeKegiatan, cancelKegiatan]
}
