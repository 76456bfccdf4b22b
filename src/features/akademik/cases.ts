import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/akademik': ['/akademik', '/akademik?tahun=2026&semester=2'],
  },
  writes: {
    '/akademik': ['cancelKegiatan', 'takeKegiatan'],
  },
  pictures: [{ name: 'akademik', address: '/akademik', shows: (page) => page.getByText('Donor darah kampus') }],
  saysNone: [
    'cost.unpaid',
    'noPeriode',
    'offers.empty',
    'offers.none',
    'seats.none',
    'taken.empty',
    'why.full',
    'why.notCancellable',
    'why.notOpen',
  ],
  saysOther: ['cancel.notDone', 'cost.paid', 'take.costUnknown', 'take.notDone', 'why.unclear'],
  addressed: ['cancel.notDone', 'take.otherCost'],
  builtKeys: {
    'why.': 'why an activity can not be taken or cancelled',
  },
}
