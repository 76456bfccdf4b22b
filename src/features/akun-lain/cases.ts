import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  writes: { '/akun-lain': ['revokeToken', 'switchAkunLain'] },
  pictures: [
    {
      name: 'akun-lain',
      address: '/akun-lain',
      shows: (page) => page.getByText('Non-gelar Kelas Sertifikat Analitik Data').first(),
    },
  ],
  saysNone: ['empty'],
}
