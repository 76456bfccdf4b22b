import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/pengajuan-surat': ['/pengajuan-surat', '/pengajuan-surat?jenis=2'],
  },
  writes: {
    '/surat': ['cancelSurat'],
    '/pengajuan-surat?jenis=2': ['createSurat'],
  },
  pictures: [
    { name: 'surat', address: '/surat', shows: (page) => page.getByText('Berkas Beasiswa Prestasi Akademik 2027') },
    {
      name: 'pengajuan-surat',
      address: '/pengajuan-surat?jenis=2',
      shows: (page) => page.getByRole('textbox', { name: /^Nama instansi/ }),
    },
  ],
}
