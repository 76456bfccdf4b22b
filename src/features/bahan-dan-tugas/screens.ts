import type { LoadPendingChecks } from '#kit/action/action.ts'
import type { Screen } from '#kit/screen.ts'

export const screens: Screen[] = [
  {
    path: '/bahan-dan-tugas',
    layout: 'main',
    title: 'title',
    search: 'materi, modul, tugas, tenggat, kumpulkan, unggah, assignment, homework, deadline, materials, upload',
    loadPage: async () => (await import('./bahan-dan-tugas-page.tsx')).BahanDanTugasPage,
  },
]

/** Writes that a previous page may have sent; the shell checks their outcome on any screen (ADR 17). */
export const pendingChecks: LoadPendingChecks = async () => [(await import('./submit-tugas.ts')).pendingTugasSubmit]
