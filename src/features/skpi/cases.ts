import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/skpi': ['/skpi', '/skpi?status=menunggu'],
  },
  writes: {
    '/skpi': ['createKelengkapanSkpi', 'deleteKelengkapanSkpi'],
    '/skpi?status=menunggu': ['createKelengkapanSkpi', 'deleteKelengkapanSkpi'],
  },
  pictures: [
    { name: 'skpi', address: '/skpi', shows: (page) => page.getByText('Pelatihan Dasar Jaringan Komputer') },
    { name: 'skpi-tambah', address: '/skpi?tambah=ya', shows: (page) => page.getByRole('dialog') },
  ],
  saysNone: ['empty', 'kurang.none', 'kurang.unknown'],
  saysOther: ['empty.filtered', 'perJenis.none'],
  addressed: ['bukti.hint'],
}
