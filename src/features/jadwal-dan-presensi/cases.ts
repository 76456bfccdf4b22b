import type { ScreenCases } from '#tests/screens/screen-cases.ts'

export const cases: ScreenCases = {
  addresses: {
    '/jadwal-dan-presensi': ['', '?tab=presensi', '?tab=ujian&jenis=UAS', '?tab=ujian'].map(
      (tab) => `/jadwal-dan-presensi${tab}`,
    ),
    '/cetak-kartu-ujian': ['/cetak-kartu-ujian?jenis=UAS'],
    '/cetak-presensi-kuliah-detail': ['', '&idMakul=2501'].map(
      (makul) => `/cetak-presensi-kuliah-detail?tahun=2027&semester=1${makul}`,
    ),
  },
  showsMost: {
    '/cetak-kartu-ujian': { persona: 'baru' },
  },
  pictures: [
    {
      name: 'jadwal-dan-presensi',
      address: '/jadwal-dan-presensi',
      shows: (page) => page.getByText(/^(Daftar kelas|Class list)$/),
    },
    {
      name: 'jadwal-presensi',
      address: '/jadwal-dan-presensi?tab=presensi',
      shows: (page) => page.getByText(/^85[,.]71/),
      auditOnly: true,
    },
    {
      name: 'jadwal-ujian',
      address: '/jadwal-dan-presensi?tab=ujian',
      shows: (page) => page.getByText(/IF2504/),
      auditOnly: true,
    },
    {
      name: 'cetak-kartu-ujian',
      persona: 'kerja-praktik',
      address: '/cetak-kartu-ujian?jenis=UTS',
      shows: (page) => page.getByRole('row', { name: /IF27/ }),
      auditOnly: true,
    },
    {
      name: 'cetak-kartu-ujian-locked',
      address: '/cetak-kartu-ujian?jenis=UTS',
      shows: (page) => page.getByText(/terkunci sampai tagihan/),
      auditOnly: true,
    },
    {
      name: 'cetak-presensi-kuliah',
      persona: 'kerja-praktik',
      address: '/cetak-presensi-kuliah',
      shows: (page) => page.getByRole('row', { name: /IF27/ }),
      auditOnly: true,
    },
    {
      name: 'cetak-presensi-kuliah-detail',
      address: '/cetak-presensi-kuliah-detail?idMakul=2501',
      shows: (page) => page.getByText('Optimasi kueri'),
      auditOnly: true,
    },
  ],
  saysNone: [
    'card.noReason',
    'cetak.detail.empty',
    'cetak.detail.noMakul',
    'cetak.kartu.empty',
    'cetak.presensi.empty',
    'cetak.qr.none',
    'cetak.tanda.none',
    'empty',
    'exam.empty',
    'exam.noTime',
    'exam.over',
    'exams.empty',
    'mark.none',
    'meetings.empty',
    'next.none',
    'noMark',
    'noPeriode',
    'noTime',
    'week.none',
  ],
  saysOther: [
    'card.refused',
    'cetak.kartu.noFoto',
    'exam.past',
    'exam.refused',
    'exam.refusedBelow',
    'ics.noExams',
    'noAttendance',
  ],
  addressed: ['cetak.qr.detik_one', 'cetak.qr.detik_other', 'cetak.qr.menit_one', 'cetak.qr.menit_other', 'ics.exams'],
  builtKeys: {
    'risk.': 'where classes stand to their minimum',
  },
}
