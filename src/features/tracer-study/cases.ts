import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/tracer-study/isi-kuesioner/:id': ['/tracer-study/isi-kuesioner/12'],
    '/tracer-study/lihat-kuesioner/:id': ['/tracer-study/lihat-kuesioner/9'],
  },
  writes: {
    '/tracer-study': [
      'createTracerWorkplace',
      'deleteTracerWorkplace',
      'saveTracerSocialMedia',
      'updateTracerBiodataAlamat',
      'updateTracerBiodataDiri',
      'updateTracerWorkplace',
    ],
    '/tracer-study/isi-kuesioner/12': ['submitTracerResponse'],
  },
  pictures: [
    {
      name: 'tracer-study',
      address: '/tracer-study',
      shows: (page) => page.getByText('Dinas Komunikasi dan Informatika Kota Semarang').first(),
    },
    {
      name: 'tracer-isi',
      persona: 'lulus',
      address: '/tracer-study/isi-kuesioner/21',
      shows: (page) => page.getByText(/Apa kegiatan utama Anda sekarang/),
    },
    {
      name: 'tracer-lihat',
      address: '/tracer-study/lihat-kuesioner/9',
      shows: (page) => page.getByText('Basis data dan komunikasi kerja'),
      auditOnly: true,
    },
    {
      name: 'tracer-tambah',
      address: '/tracer-study?tambah=ya',
      shows: (page) => page.getByRole('dialog'),
      auditOnly: true,
    },
  ],
  saysNone: [
    'contact.missing',
    'contact.noPrivate',
    'contact.none',
    'education.empty',
    'fill.none',
    'forms.none',
    'view.none',
    'work.noEnd',
  ],
  saysOther: ['contact.filled', 'forms.sent', 'send.unclear', 'work.empty'],
  addressed: ['forms.allSent', 'send.done'],
}
