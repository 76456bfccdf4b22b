import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/kuesioner': [
      '/kuesioner',
      ...['proses_pembelajaran&idMakul=2501&idKelas=50102&idDosen=0612057901', 'layanan', 'kritiksaran'].map(
        (jenis) => `/kuesioner?tahun=2027&semester=1&jenis=${jenis}`,
      ),
      '/kuesioner?tahun=2026&semester=2&jenis=layanan',
    ],
  },
  writes: {
    '/kuesioner?tahun=2027&semester=1&jenis=kritiksaran': ['submitKuesionerKritiksaran'],
    '/kuesioner?tahun=2027&semester=1&jenis=layanan': ['submitKuesionerLayanan'],
    '/kuesioner?tahun=2027&semester=1&jenis=proses_pembelajaran&idMakul=2501&idKelas=50102&idDosen=0612057901': [
      'submitKuesionerProsesPembelajaran',
    ],
  },
  pictures: [
    { name: 'kuesioner', address: '/kuesioner', shows: (page) => page.getByText('Grafika Komputer') },
    {
      name: 'kuesioner-isi',
      address: '/kuesioner?jenis=layanan&tahun=2027&semester=1',
      shows: (page) => page.getByRole('radiogroup').first(),
    },
    {
      name: 'kuesioner-terkirim',
      address: '/kuesioner?jenis=layanan&tahun=2026&semester=2',
      shows: (page) => page.getByText('Ruang kuliah bersih dan terang.'),
      auditOnly: true,
    },
  ],
  saysNone: ['due.none', 'empty', 'makul.empty', 'state.due', 'summary.none'],
  saysOther: ['modal.filled', 'modal.message', 'send.notDone', 'window.shut'],
  addressed: ['send.done'],
  builtKeys: {
    'kind.': 'kind of questionnaire',
    'summary.': 'kind of questionnaire',
    'fill.': 'kind of questionnaire',
    'window.': 'where the window of a questionnaire stands',
  },
}
