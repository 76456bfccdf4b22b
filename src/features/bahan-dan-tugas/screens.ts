import type { Screen } from '#shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/bahan-dan-tugas',
    layout: 'main',
    title: 'title',
    search: 'materi, modul, tugas, tenggat, kumpulkan, unggah, assignment, homework, deadline, materials, upload',
    loadPage: async () => (await import('./bahan-dan-tugas-page.tsx')).BahanDanTugasPage,
  },
]
