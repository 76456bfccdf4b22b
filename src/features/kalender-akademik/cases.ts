import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  pictures: [
    {
      name: 'kalender-akademik',
      address: '/kalender-akademik',
      shows: (page) => page.locator('[aria-current="date"]'),
    },
  ],
  saysNone: ['empty', 'over'],
}
