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
  saysNone: ['empty', 'kind.missing', 'kinds.empty'],
  saysOther: [
    'check.problem.empty',
    'check.problem.none',
    'preview.none',
    'request.otherFee',
    'request.possible',
    'request.unread',
    'verdict.unknown.why',
  ],
  addressed: ['info', 'preview.current', 'request.otherFee'],
  builtKeys: {
    'head.': 'state of a letter under way',
    'check.problem.': 'what is wrong with a typed code',
    'verdict.': 'what is said of a letter',
    'info.': 'field of the public answer',
  },
}
