import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  showsMost: {
    '/validasi-data': { persona: 'validasi-data' },
  },
  writes: {
    '/biodata': ['updateBiodataUtama'],
    '/validasi-data': ['confirmValidasiData'],
  },
  pictures: [
    { name: 'biodata', address: '/biodata', shows: (page) => page.getByRole('textbox', { name: /NIK/ }) },
    {
      name: 'biodata-read-only',
      persona: 'lulus',
      address: '/biodata',
      shows: (page) => page.getByRole('heading', { level: 1, name: /^Biodata/ }),
      auditOnly: true,
    },
  ],
  saysNone: ['riwayat.empty', 'section.empty', 'validasi.nothing'],
  saysOther: ['lockUnknown'],
  addressed: ['validasi.queued', 'waiting'],
  builtKeys: {
    'section.': 'section of the form',
    'target.': 'write that a change goes with',
  },
}
