import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  pictures: [{ name: 'info', address: '/info', shows: (page) => page.getByText(/^Loket Biro Akademik/) }],
  saysNone: ['agenda.empty', 'empty'],
}
