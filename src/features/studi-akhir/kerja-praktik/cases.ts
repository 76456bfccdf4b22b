import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/kerja-praktik/:id': [
      '/kerja-praktik/310',
      '/kerja-praktik/334',
      '/kerja-praktik/334?ubah=ya',
      '/kerja-praktik/341',
    ],
    '/kerja-praktik/:id?/bimbingan/:idBimbingan': [
      '/kerja-praktik/310/bimbingan/1313',
      '/kerja-praktik/310/bimbingan/1313?lembar=ya',
      '/kerja-praktik/bimbingan/1313',
    ],
    '/kerja-praktik/:id?/sidang/:idSidang': ['/kerja-praktik/310/sidang/58', '/kerja-praktik/sidang/58'],
  },
  showsMost: {
    '/kerja-praktik/341': { persona: 'kerja-praktik', at: '2027-03-01T08:00:00+07:00' },
  },
  writes: {
    '/kerja-praktik/tambah': ['createUsulanKerjaPraktik'],
    '/kerja-praktik/310': ['createBimbingan'],
    '/kerja-praktik/310/bimbingan/1313': ['createBimbingan'],
    '/kerja-praktik/bimbingan/1313': ['createBimbingan'],
    '/kerja-praktik/334': ['deleteUsulanKerjaPraktik', 'updateUsulanKerjaPraktik'],
    '/kerja-praktik/334?ubah=ya': ['deleteUsulanKerjaPraktik', 'updateUsulanKerjaPraktik'],
    '/kerja-praktik/341': ['createBimbingan', 'createSidangKerjaPraktik'],
  },
  pictures: [
    {
      name: 'kerja-praktik',
      address: '/kerja-praktik',
      shows: (page) => page.getByText('PT Lintas Jawa Digital').first(),
    },
    {
      name: 'kerja-praktik-detail',
      address: '/kerja-praktik/310',
      shows: (page) => page.getByText('Draf laporan').first(),
    },
    {
      name: 'kerja-praktik-usulan',
      address: '/kerja-praktik/334',
      shows: (page) => page.getByText('Jl. Pandanaran No. 30').first(),
      auditOnly: true,
    },
    {
      name: 'kerja-praktik-tambah',
      persona: 'lintas-semester',
      address: '/kerja-praktik/tambah',
      shows: (page) => page.getByRole('textbox', { name: /^Judul|^Title/ }),
    },
    {
      name: 'kerja-praktik-bimbingan',
      address: '/kerja-praktik/310/bimbingan/1313',
      shows: (page) => page.getByText('Draf laporan').first(),
      auditOnly: true,
    },
    {
      name: 'kerja-praktik-sidang',
      address: '/kerja-praktik/310/sidang/58',
      shows: (page) => page.getByText('Yusuf Maulana, M.T.').first(),
    },
  ],
  saysNone: ['ask.why.campus', 'defence.noDay', 'empty', 'guidance.none', 'propose.closed', 'schedule.none'],
  saysOther: ['ask.doubt', 'field.tautanLaporan.none', 'propose.doubt'],
  addressed: ['ask.doubt', 'field.anggota.most_one', 'field.anggota.most_other', 'propose.doubt', 'propose.intro'],
  builtKeys: {
    'stage.': 'where an internship stands',
    'defence.': 'where a defence stands',
    'step.': 'step of an internship',
    'ask.why.': 'what stands against a defence',
  },
}
