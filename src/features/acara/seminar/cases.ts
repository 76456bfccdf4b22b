import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/seminar': ['/seminar', '/seminar?status=2'],
    '/seminar/:id': ['/seminar/77'],
    '/seminar/jadwal-pembicara': ['/seminar/jadwal-pembicara', '/seminar/jadwal-pembicara?id=77'],
    '/seminar/transaksi-seminar': ['', '?status=1', '?statusSeminar=1'].map(
      (lulus) => `/seminar/transaksi-seminar${lulus}`,
    ),
    '/seminar/upload-resume': ['/seminar/upload-resume', '/seminar/upload-resume?id=78'],
    '/seminar/cetak/sertifikat': ['/seminar/cetak/sertifikat', '/seminar/cetak/sertifikat?id=71'],
  },
  showsMost: {
    '/seminar/upload-resume': { at: '2026-11-11T10:00:00+07:00' },
  },
  writes: {
    '/seminar/77': ['registerSeminar'],
    '/seminar/transaksi-seminar': ['cancelSeminar'],
    '/seminar/transaksi-seminar?status=1': ['cancelSeminar'],
    '/seminar/upload-resume?id=78': ['uploadResumeSeminar'],
  },
  pictures: [
    {
      name: 'seminar',
      address: '/seminar',
      shows: (page) => page.getByText('Lokakarya Desain Antarmuka yang Inklusif'),
    },
    { name: 'seminar-rinci', address: '/seminar/77', shows: (page) => page.getByText('Yusuf Maulana, M.T.') },
    {
      name: 'seminar-pembicara',
      address: '/seminar/jadwal-pembicara?id=77',
      shows: (page) => page.getByText('Bagas Nugroho, M.T.'),
      auditOnly: true,
    },
    {
      name: 'transaksi-seminar',
      address: '/seminar/transaksi-seminar',
      shows: (page) => page.getByText('Seminar Kewirausahaan Digital'),
      auditOnly: true,
    },
    {
      name: 'upload-resume',
      address: '/seminar/upload-resume?id=78',
      shows: (page) => page.getByRole('textbox', { name: /^Judul resume|^Summary title/ }),
      auditOnly: true,
    },
    {
      name: 'sertifikat-seminar',
      address: '/seminar/cetak/sertifikat?id=71',
      shows: (page) => page.getByText('071/SEM/ARN/V/2026'),
    },
    {
      name: 'sertifikat-seminar-belum',
      address: '/seminar/cetak/sertifikat?id=78',
      shows: (page) => page.getByRole('heading', { level: 1, name: /^SERTIFIKAT|CERTIFICATE$/ }),
      auditOnly: true,
    },
  ],
  saysNone: ['empty'],
  examples: {
    uploadResumeSeminar: { at: '2026-11-11T10:00:00+07:00' },
  },
}
