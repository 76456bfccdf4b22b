import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/pa-online': ['/pa-online', '/pa-online?tahun=2026&semester=2'],
  },
  writes: {
    '/pa-online': ['sendPaOnline'],
  },
  pictures: [
    { name: 'pa-online', address: '/pa-online', shows: (page) => page.getByText('Baik, Pak. Terima kasih.') },
    {
      name: 'pa-online-closed',
      address: '/pa-online?tahun=2026&semester=2',
      shows: (page) => page.getByText('Rencana studi'),
      auditOnly: true,
    },
  ],
  saysNone: ['advisor.none', 'empty', 'insert.krsNone', 'mark.sent', 'meeting.none', 'noPeriode', 'undated'],
  saysOther: ['insert.already', 'mark.read', 'meeting.past', 'send.notDone'],
  addressed: ['insert.failed', 'send.notDone'],
}
