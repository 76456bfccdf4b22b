import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/bahan-dan-tugas': ['/bahan-dan-tugas', '/bahan-dan-tugas?kumpulkan=5203'],
  },
  writes: {
    '/bahan-dan-tugas': ['uploadTugasKuliah'],
    '/bahan-dan-tugas?kumpulkan=5203': ['uploadTugasKuliah'],
  },
  pictures: [
    {
      name: 'bahan-dan-tugas',
      address: '/bahan-dan-tugas',
      shows: (page) => page.getByText(/^IF2501 · (kelas|class) B · Dr\. Ratna Wulandari, M\.Kom\.$/),
    },
    {
      name: 'bahan-dan-tugas-kumpulkan',
      address: '/bahan-dan-tugas?kumpulkan=5203',
      shows: (page) => page.getByRole('dialog'),
      auditOnly: true,
    },
  ],
  saysNone: [
    'all.empty',
    'due.none',
    'late.missing',
    'makul.noBahan',
    'makul.noTugas',
    'next.none',
    'noPeriode',
    'perMakul.empty',
  ],
  saysOther: ['ahead', 'closed', 'closed.graded', 'handIn.notDone'],
}
