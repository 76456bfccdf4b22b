import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/kompre': ['/kompre', '/kompre?daftar=33'],
    '/kompre/:id': ['/kompre/31', '/kompre/32'],
  },
  // After registration has closed: a cancelled seat cannot be registered again.
  showsMost: { '/kompre/31': { at: '2026-11-16T09:00:00+07:00' } },
  writes: {
    '/kompre': ['cancelKompre', 'registerKompre'],
    '/kompre?daftar=33': ['cancelKompre', 'registerKompre'],
    '/kompre/31': ['cancelKompre'],
  },
  pictures: [
    { name: 'kompre', address: '/kompre', shows: (page) => page.getByText('KD-031-018').first() },
    { name: 'kompre-daftar', address: '/kompre?daftar=33', shows: (page) => page.getByRole('dialog'), auditOnly: true },
    {
      name: 'kompre-detail',
      address: '/kompre/31',
      shows: (page) => page.getByText('Dr. Ratna Wulandari, M.Kom.').first(),
    },
    {
      name: 'kompre-lulus',
      persona: 'tugas-akhir',
      address: '/kompre/27',
      shows: (page) => page.getByText('Dr. Ratna Wulandari, M.Kom.').first(),
      auditOnly: true,
    },
  ],
  saysNone: ['day.none', 'own.none', 'sittings.none', 'why.closed', 'why.full'],
  saysOther: ['cancel.doubt', 'register.doubt'],
  addressed: ['register.doubt'],
  builtKeys: {
    'state.': 'where a participation stands',
    'why.': 'what stands against a registration',
  },
  examples: {
    registerKompre: { after: ['cancelKompre'] },
  },
}
