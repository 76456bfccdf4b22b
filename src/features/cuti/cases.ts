import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: { '/cuti': ['/cuti', '/cuti?ajukan=18'] },
  writes: {
    '/cuti': ['cancelPengajuanCuti', 'createPengajuanCuti'],
    '/cuti?ajukan=18': ['cancelPengajuanCuti', 'createPengajuanCuti'],
  },
  pictures: [
    { name: 'cuti', address: '/cuti', shows: (page) => page.getByText('Rencana merawat ibu setelah operasi') },
    { name: 'cuti-ajukan', address: '/cuti?ajukan=18', shows: (page) => page.getByRole('dialog'), auditOnly: true },
    {
      name: 'cuti-disetujui',
      persona: 'cuti',
      address: '/cuti',
      shows: (page) => page.getByText('sk-cuti-188.pdf'),
      auditOnly: true,
    },
  ],
  saysNone: ['empty', 'window.noneHint'],
  saysOther: ['why.refused', 'window.none'],
  addressed: ['request.cancellable'],
  builtKeys: {
    'state.': 'state of a request',
    'window.': 'where a window stands',
    'why.': 'what stands against a request',
    'step.decision.': 'where a request stands',
  },
  examples: {
    cancelPengajuanCuti: { after: ['createPengajuanCuti'] },
  },
}
