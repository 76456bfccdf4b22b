import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/lock-jurnal': ['/lock-jurnal', '/lock-jurnal?judul=ya'],
    '/lock-jurnal/:id': ['/lock-jurnal/J-118'],
    '/cetak-lock-jurnal': ['/cetak-lock-jurnal', '/cetak-lock-jurnal?idJurnal=J-097'],
  },
  writes: {
    '/lock-jurnal': ['deletePengajuanJurnal', 'updateJudulSkripsi'],
    '/lock-jurnal?judul=ya': ['deletePengajuanJurnal', 'updateJudulSkripsi'],
    '/lock-jurnal/pengajuan': ['createPengajuanJurnal'],
    '/lock-jurnal/J-118': ['deletePengajuanJurnal'],
  },
  pictures: [
    { name: 'lock-jurnal', address: '/lock-jurnal', shows: (page) => page.getByText('J-097').first() },
    {
      name: 'lock-jurnal-terkunci',
      persona: 'tugas-akhir',
      address: '/lock-jurnal',
      shows: (page) => page.getByText('J-064').first(),
      auditOnly: true,
    },
    {
      name: 'lock-jurnal-pengajuan',
      address: '/lock-jurnal/pengajuan',
      shows: (page) => page.getByRole('combobox').first(),
      auditOnly: true,
    },
    {
      name: 'lock-jurnal-rinci',
      address: '/lock-jurnal/J-097',
      shows: (page) => page.getByText('Presensi Kuliah dengan Kode QR').first(),
      auditOnly: true,
    },
    {
      name: 'cetak-lock-jurnal',
      address: '/cetak-lock-jurnal?idJurnal=J-118',
      shows: (page) => page.getByRole('row', { name: /J-118/ }),
      auditOnly: true,
    },
  ],
  saysNone: ['conditions.none', 'empty', 'print.none', 'step.title.missing', 'title.none'],
  saysOther: ['field.tautanJurnal.none', 'print.noApproval', 'why.refused'],
  addressed: ['delete.changed'],
  builtKeys: {
    'why.': 'what stands against a submission',
    'step.examined.': 'where a submission stands',
  },
  examples: {
    createPengajuanJurnal: { after: ['deletePengajuanJurnal'] },
  },
}
