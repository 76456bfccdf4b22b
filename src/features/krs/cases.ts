import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/krs': ['/krs', '/krs?tab=riwayat'],
    '/krss': ['/krss', '/krss?tab=riwayat'],
    '/pkrs': ['/pkrs', '/pkrs?tab=riwayat'],
  },
  showsMost: {
    '/krs': { at: '2027-01-12T10:00:00+07:00' },
    '/krss': { at: '2026-10-14T10:00:00+07:00' },
    '/pkrs': { at: '2026-09-08T10:00:00+07:00' },
  },
  writes: {
    '/krs': ['saveKrs'],
    '/krss': ['saveKrss'],
    '/pkrs': ['savePkrs'],
  },
  pictures: [
    { name: 'krs-before-opening', address: '/krs', shows: (page) => page.getByText('Kecerdasan Buatan') },
    {
      name: 'krss-open',
      address: '/krss',
      shows: (page) => page.getByRole('button', { name: /^Simpan KRSS|^Save KRSS/ }),
    },
    {
      name: 'krs-tunggakan',
      persona: 'tunggakan',
      address: '/krs',
      shows: (page) => page.getByRole('heading', { level: 1, name: /KRS/ }),
      auditOnly: true,
    },
    { name: 'pkrs-closed', address: '/pkrs', shows: (page) => page.getByText('Grafika Komputer'), auditOnly: true },
    { name: 'cetak-krs', address: '/cetak-krs', shows: (page) => page.getByRole('row', { name: /IF2501/ }) },
  ],
  saysNone: [
    'history.noPeriode',
    'history.notApproved',
    'ics.empty',
    'offer.noKelas',
    'offer.none',
    'offer.notEligible',
    'picks.empty',
    'picks.none',
    'print.empty',
    'state.closed.none',
    'state.shut',
    'state.shut.note',
    'state.unannounced',
  ],
  saysOther: [
    'block.KRS-TIDAK-DIBUKA',
    'offer.noMatch',
    'plan.empty',
    'save.isDraft',
    'send.empty',
    'send.saved',
    'state.unsure',
    'status.unsaved',
  ],
  addressed: ['confirm.seats'],
  builtKeys: {
    'print.': 'kind of registration',
    'kind.': 'kind of registration',
    'block.': 'rule that stands in the way, and the way out',
    'state.': 'state of a registration, or the rule that locks it',
    'difference.': 'what became of a pick',
  },
  examples: {
    saveKrs: { at: '2027-01-12T10:00:00+07:00' },
    savePkrs: { at: '2026-09-08T10:00:00+07:00' },
  },
}
