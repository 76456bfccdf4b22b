import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/berita': ['/berita', '/berita?kategori=1'],
    '/berita/:id': ['/berita/1041'],
    '/notifikasi/:id': ['/notifikasi/1041'],
  },
  writes: {
    '/berita/1041': ['markNotifikasiRead'],
    '/notifikasi/1041': ['markNotifikasiRead'],
  },
  pictures: [
    {
      name: 'berita',
      persona: 'padat',
      address: '/berita?kategori=2',
      shows: (page) => page.getByRole('link', { name: /Pemeliharaan/ }),
    },
    {
      name: 'notifikasi',
      persona: 'padat',
      address: '/notifikasi',
      shows: (page) => page.getByText('Pemeliharaan sistem'),
      auditOnly: true,
    },
    { name: 'pengumuman', address: '/berita/1041', shows: (page) => page.getByText('Kartu ujian dicetak') },
  ],
  saysNone: ['empty', 'missing', 'noBody', 'notifikasi.empty', 'others.none'],
  saysOther: ['empty.filtered', 'read.failed', 'unread', 'untitled'],
  addressed: ['since.new'],
}
