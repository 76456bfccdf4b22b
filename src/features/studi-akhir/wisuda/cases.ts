import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: { '/wisuda': ['/wisuda', '/wisuda?daftar=10'] },
  pictures: [
    { name: 'wisuda', address: '/wisuda', shows: (page) => page.getByText('Bebas tagihan') },
    { name: 'wisuda-daftar', address: '/wisuda?daftar=10', shows: (page) => page.getByRole('dialog'), auditOnly: true },
    {
      name: 'wisuda-terdaftar',
      persona: 'lulus',
      address: '/wisuda',
      shows: (page) => page.getByText('A-117').first(),
      auditOnly: true,
    },
  ],
}
