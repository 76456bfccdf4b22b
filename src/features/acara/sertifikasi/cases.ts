import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/sertifikasi': ['/sertifikasi', '/sertifikasi?status=2'],
    '/sertifikasi/:id': ['/sertifikasi/16'],
    '/sertifikasi/jadwal-pembicara': ['/sertifikasi/jadwal-pembicara', '/sertifikasi/jadwal-pembicara?id=15'],
    '/sertifikasi/transaksi-sertifikasi': ['', '?status=1', '?statusSertifikasi=1'].map(
      (lulus) => `/sertifikasi/transaksi-sertifikasi${lulus}`,
    ),
    '/sertifikasi/upload-tugas': ['/sertifikasi/upload-tugas', '/sertifikasi/upload-tugas?id=15'],
    '/sertifikasi/cetak/sertifikat': ['/sertifikasi/cetak/sertifikat', '/sertifikasi/cetak/sertifikat?id=11'],
  },
  writes: {
    '/sertifikasi/16': ['registerSertifikasi'],
    '/sertifikasi/transaksi-sertifikasi': ['cancelSertifikasi'],
    '/sertifikasi/transaksi-sertifikasi?status=1': ['cancelSertifikasi'],
    '/sertifikasi/upload-tugas?id=15': ['uploadTugasSertifikasi'],
  },
  pictures: [
    {
      name: 'sertifikasi',
      persona: 'padat',
      address: '/sertifikasi',
      shows: (page) => page.getByText('Sertifikasi Literasi Digital Mahasiswa'),
      auditOnly: true,
    },
    {
      name: 'sertifikasi-rinci',
      address: '/sertifikasi/16',
      shows: (page) => page.getByText('Bagas Nugroho, M.T.'),
      auditOnly: true,
    },
    {
      name: 'sertifikasi-instruktur',
      address: '/sertifikasi/jadwal-pembicara?id=15',
      shows: (page) => page.getByText('Tim asesor'),
      auditOnly: true,
    },
    {
      name: 'transaksi-sertifikasi',
      persona: 'padat',
      address: '/sertifikasi/transaksi-sertifikasi',
      shows: (page) => page.locator('main li h3'),
      auditOnly: true,
    },
    {
      name: 'upload-tugas',
      address: '/sertifikasi/upload-tugas?id=15',
      shows: (page) => page.getByText(/^tugas-web-muda/),
      auditOnly: true,
    },
    {
      name: 'sertifikat-sertifikasi',
      address: '/sertifikasi/cetak/sertifikat?id=11',
      shows: (page) => page.getByText('011/SRT/ARN/VI/2026'),
      auditOnly: true,
    },
  ],
  saysNone: ['empty'],
}
