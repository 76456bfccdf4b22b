import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/nilai': ['', '?tab=transkrip', '?tab=komponen', '?tab=simulasi'].map((tab) => `/nilai${tab}`),
    '/cetak-khs': ['/cetak-khs?tahun=2026&semester=2'],
  },
  pictures: [
    { name: 'nilai', address: '/nilai', shows: (page) => page.getByRole('row', { name: /IF2402/ }) },
    {
      name: 'nilai-padat',
      persona: 'padat',
      address: '/nilai',
      shows: (page) => page.getByRole('img', { name: /Semester 14/ }),
      auditOnly: true,
    },
    {
      name: 'nilai-transkrip',
      address: '/nilai?tab=transkrip',
      shows: (page) => page.getByRole('row', { name: /IF2101/ }),
      auditOnly: true,
    },
    {
      name: 'nilai-komponen',
      address: '/nilai?tab=komponen',
      shows: (page) => page.getByText(/^IF2501/),
      auditOnly: true,
    },
    {
      name: 'nilai-simulasi',
      address: '/nilai?tab=simulasi',
      shows: (page) => page.getByRole('combobox', { name: /^(Basis Data Lanjut|Advanced Databases)$/ }),
    },
    {
      name: 'cetak-khs',
      address: '/cetak-khs?tahun=2026&semester=2',
      shows: (page) => page.getByRole('row', { name: /IF2402/ }),
      auditOnly: true,
    },
    {
      name: 'cetak-transkrip',
      persona: 'lulus',
      address: '/cetak-transkrip',
      shows: (page) => page.getByRole('row', { name: /IF2101/ }),
      auditOnly: true,
    },
  ],
  saysNone: [
    'component.empty',
    'component.none',
    'kejar.finished',
    'khs.empty',
    'konversi.empty',
    'none',
    'semester.none',
    'simulasi.running.none',
    'unpublished',
  ],
  saysOther: ['sks.hidden'],
  addressed: ['kejar.afterTooMuch', 'kejar.wish', 'simulasi.begin', 'simulasi.hidden', 'simulasi.kept'],
}
