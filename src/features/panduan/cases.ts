import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  pictures: [
    {
      name: 'panduan',
      persona: 'padat',
      address: '/panduan',
      shows: (page) => page.getByText('Panduan cetak kartu ujian'),
      auditOnly: true,
    },
  ],
  saysNone: ['empty'],
  saysOther: ['none'],
  addressed: ['gone'],
}
