import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/akademik': ['/akademik', '/akademik?tahun=2026&semester=2'],
  },
  writes: {
    '/akademik': ['cancelKegiatan', 'takeKegiatan'],
  },
  pictures: [{ name: 'akademik', address: '/akademik', shows: (page) => page.getByText('Donor darah kampus') }],
}
