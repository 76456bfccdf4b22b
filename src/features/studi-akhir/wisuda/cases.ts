import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: { '/wisuda': ['/wisuda', '/wisuda?daftar=10'] },
  pictures: [
    { name: 'wisuda', address: '/wisuda', shows: (page) => page.getByText('Bebas tunggakan') },
    { name: 'wisuda-daftar', address: '/wisuda?daftar=10', shows: (page) => page.getByRole('dialog'), auditOnly: true },
    {
      name: 'wisuda-terdaftar',
      persona: 'lulus',
      address: '/wisuda',
      shows: (page) => page.getByText('A-117').first(),
      auditOnly: true,
    },
  ],
  saysNone: [
    'ceremony.none',
    'day.none',
    'fee.none',
    'register.gone',
    'stage.none',
    'stage.pay',
    'syarat.none',
    'why.student',
  ],
  saysOther: [
    'register.otherFee',
    'register.unclear',
    'register.unread',
    'stage.unclear',
    'why.ceremony',
    'why.unclear',
  ],
  addressed: ['calendar', 'register.fee', 'register.final', 'register.otherFee', 'sent.change'],
  builtKeys: {
    'why.': 'what stands against a registration',
    'stage.': 'where a registration stands',
  },
}
