import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { button, heading, onward, openScreen, type Visited } from './visit-steps.ts'

const searchedList = (page: Page) => page.getByRole('combobox', { name: /^Kecamatan|^District/ })

/** The screens of the subjects and the states that look different. */
export const SUBJECT_SCREENS: readonly Visited[] = [
  { name: 'krs-before-opening', open: openScreen('aktif', '/krs', (page) => page.getByText('Kecerdasan Buatan')) },
  { name: 'krss-open', open: openScreen('aktif', '/krss', (page) => button(page, /^Simpan KRSS|^Save KRSS/)) },
  { name: 'krs-tunggakan', auditOnly: true, open: openScreen('tunggakan', '/krs', (page) => heading(page, /KRS/)) },
  {
    name: 'pkrs-closed',
    auditOnly: true,
    open: openScreen('aktif', '/pkrs', (page) => page.getByText('Grafika Komputer')),
  },
  { name: 'cetak-krs', open: openScreen('aktif', '/cetak-krs', (page) => page.getByRole('row', { name: /IF2501/ })) },
  { name: 'biaya-kuliah', open: openScreen('aktif', '/biaya-kuliah', (page) => page.getByRole('checkbox')) },
  {
    name: 'biaya-kuliah-diproses',
    auditOnly: true,
    open: openScreen('pembayaran-diproses', '/biaya-kuliah', (page) => page.getByText('9881 0240 1170 2301')),
  },
  {
    name: 'riwayat-pembayaran',
    auditOnly: true,
    open: openScreen('aktif', '/biaya-kuliah?tab=riwayat', (page) => page.getByText('SPP cicilan 2 semester 5')),
  },
  { name: 'biodata', open: openScreen('aktif', '/biodata', (page) => page.getByRole('textbox', { name: /NIK/ })) },
  {
    name: 'biodata-search',
    auditOnly: true,
    open: onward(openScreen('aktif', '/biodata', searchedList), async (page) => {
      await searchedList(page).fill('semarang')
      await expect(page.getByRole('option', { name: /^Kec. Semarang/ }).first()).toBeVisible()
    }),
  },
  {
    name: 'biodata-read-only',
    auditOnly: true,
    open: openScreen('lulus', '/biodata', (page) => heading(page, /^Biodata/)),
  },
  {
    name: 'validasi-data',
    auditOnly: true,
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/?lab=default,persona:validasi-data`)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'berita',
    open: openScreen('padat', '/berita?kategori=2', (page) => page.getByRole('link', { name: /Pemeliharaan/ })),
  },
  {
    name: 'notifikasi',
    auditOnly: true,
    open: openScreen('padat', '/notifikasi', (page) => page.getByText('Pemeliharaan sistem')),
  },
  {
    name: 'panduan',
    auditOnly: true,
    open: openScreen('padat', '/panduan', (page) => page.getByText('Panduan cetak kartu ujian')),
  },
  {
    name: 'bahan-dan-tugas',
    open: openScreen('aktif', '/bahan-dan-tugas', (page) => page.getByText('IF2501 · B · Dr. Ratna Wulandari, M.Kom.')),
  },
  {
    name: 'bahan-dan-tugas-kumpulkan',
    auditOnly: true,
    open: openScreen('aktif', '/bahan-dan-tugas?kumpulkan=5203', (page) => page.getByRole('dialog')),
  },
  {
    name: 'jadwal-dan-presensi',
    open: openScreen('aktif', '/jadwal-dan-presensi', (page) => page.getByText(/^(Daftar kelas|List of classes)$/)),
  },
  {
    name: 'jadwal-presensi',
    auditOnly: true,
    open: openScreen('aktif', '/jadwal-dan-presensi?tab=presensi', (page) => page.getByText(/^85[,.]71/)),
  },
  {
    name: 'jadwal-ujian',
    auditOnly: true,
    open: openScreen('aktif', '/jadwal-dan-presensi?tab=ujian', (page) => page.getByRole('row', { name: /IF2504/ })),
  },
  { name: 'nilai', open: openScreen('aktif', '/nilai', (page) => page.getByRole('row', { name: /IF2402/ })) },
  {
    name: 'nilai-padat',
    auditOnly: true,
    open: openScreen('padat', '/nilai', (page) => page.getByRole('img', { name: /XIV/ })),
  },
  {
    name: 'nilai-transkrip',
    auditOnly: true,
    open: openScreen('aktif', '/nilai?tab=transkrip', (page) => page.getByRole('row', { name: /IF2101/ })),
  },
  {
    name: 'nilai-komponen',
    auditOnly: true,
    open: openScreen('aktif', '/nilai?tab=komponen', (page) => page.getByText(/^IF2501/)),
  },
  {
    name: 'nilai-simulasi',
    open: openScreen('aktif', '/nilai?tab=simulasi', (page) =>
      page.getByRole('combobox', { name: /^(Basis Data Lanjut|Advanced Databases)$/ }),
    ),
  },
  {
    name: 'cetak-khs',
    auditOnly: true,
    open: openScreen('aktif', '/cetak-khs?tahun=2026&semester=2', (page) => page.getByRole('row', { name: /IF2402/ })),
  },
  {
    name: 'cetak-transkrip',
    auditOnly: true,
    open: openScreen('lulus', '/cetak-transkrip', (page) => page.getByRole('row', { name: /IF2101/ })),
  },
  { name: 'info', open: openScreen('aktif', '/info', (page) => page.getByText(/^Loket Biro Akademik/)) },
  {
    name: 'kalender-akademik',
    open: openScreen('aktif', '/kalender-akademik', (page) => page.locator('[aria-current="date"]')),
  },
  { name: 'pa-online', open: openScreen('aktif', '/pa-online', (page) => page.getByText('Baik, Pak. Terima kasih.')) },
  {
    name: 'pa-online-closed',
    auditOnly: true,
    open: openScreen('aktif', '/pa-online?tahun=2026&semester=2', (page) => page.getByText('Rencana studi')),
  },
  {
    name: 'kuesioner',
    open: openScreen('aktif', '/kuesioner', (page) => page.getByText('Grafika Komputer')),
  },
  {
    name: 'kuesioner-isi',
    open: openScreen('aktif', '/kuesioner?jenis=layanan&tahun=2027&semester=1', (page) =>
      page.getByRole('radiogroup').first(),
    ),
  },
  {
    name: 'kuesioner-terkirim',
    auditOnly: true,
    open: openScreen('aktif', '/kuesioner?jenis=layanan&tahun=2026&semester=2', (page) =>
      page.getByText('Ruang kuliah bersih dan terang.'),
    ),
  },
  { name: 'akademik', open: openScreen('aktif', '/akademik', (page) => page.getByText('Donor darah kampus')) },
  {
    name: 'cetak-kartu-ujian',
    auditOnly: true,
    open: openScreen('kerja-praktik', '/cetak-kartu-ujian?jenis=UTS', (page) =>
      page.getByRole('row', { name: /IF27/ }),
    ),
  },
  {
    name: 'cetak-kartu-ujian-locked',
    auditOnly: true,
    open: openScreen('aktif', '/cetak-kartu-ujian?jenis=UTS', (page) => page.getByText(/terkunci sampai tunggakan/)),
  },
  {
    name: 'cetak-presensi-kuliah',
    auditOnly: true,
    open: openScreen('kerja-praktik', '/cetak-presensi-kuliah', (page) => page.getByRole('row', { name: /IF27/ })),
  },
  {
    name: 'cetak-presensi-kuliah-detail',
    auditOnly: true,
    open: openScreen('aktif', '/cetak-presensi-kuliah-detail?idMakul=2501', (page) => page.getByText('Optimasi kueri')),
  },
  {
    name: 'seminar',
    open: openScreen('aktif', '/seminar', (page) => page.getByText('Lokakarya Desain Antarmuka yang Inklusif')),
  },
  {
    name: 'seminar-rinci',
    open: openScreen('aktif', '/seminar/77', (page) => page.getByText('Yusuf Maulana, M.T.')),
  },
  {
    name: 'seminar-pembicara',
    auditOnly: true,
    open: openScreen('aktif', '/seminar/jadwal-pembicara?id=77', (page) => page.getByText('Bagas Nugroho, M.T.')),
  },
  {
    name: 'transaksi-seminar',
    auditOnly: true,
    open: openScreen('aktif', '/seminar/transaksi-seminar', (page) => page.getByText('Seminar Kewirausahaan Digital')),
  },
  {
    name: 'upload-resume',
    auditOnly: true,
    open: openScreen('aktif', '/seminar/upload-resume?id=78', (page) =>
      page.getByRole('textbox', { name: /^Judul resume|^Title of the summary/ }),
    ),
  },
  {
    name: 'sertifikat-seminar',
    open: openScreen('aktif', '/seminar/cetak/sertifikat?id=71', (page) => page.getByText('071/SEM/ARN/V/2026')),
  },
  {
    name: 'sertifikat-seminar-belum',
    auditOnly: true,
    open: openScreen('aktif', '/seminar/cetak/sertifikat?id=78', (page) => heading(page, /^SERTIFIKAT|CERTIFICATE$/)),
  },
  {
    name: 'sertifikasi',
    auditOnly: true,
    open: openScreen('padat', '/sertifikasi', (page) => page.getByText('Sertifikasi Literasi Digital Mahasiswa')),
  },
  {
    name: 'sertifikasi-rinci',
    auditOnly: true,
    open: openScreen('aktif', '/sertifikasi/16', (page) => page.getByText('Bagas Nugroho, M.T.')),
  },
  {
    name: 'sertifikasi-instruktur',
    auditOnly: true,
    open: openScreen('aktif', '/sertifikasi/jadwal-pembicara?id=15', (page) => page.getByText('Tim asesor')),
  },
  {
    name: 'transaksi-sertifikasi',
    auditOnly: true,
    open: openScreen('padat', '/sertifikasi/transaksi-sertifikasi', (page) => page.locator('main li h3')),
  },
  {
    name: 'upload-tugas',
    auditOnly: true,
    open: openScreen('aktif', '/sertifikasi/upload-tugas?id=15', (page) => page.getByText(/^tugas-web-muda/)),
  },
  {
    name: 'sertifikat-sertifikasi',
    auditOnly: true,
    open: openScreen('aktif', '/sertifikasi/cetak/sertifikat?id=11', (page) => page.getByText('011/SRT/ARN/VI/2026')),
  },
  { name: 'skpi', open: openScreen('aktif', '/skpi', (page) => page.getByText('Pelatihan Dasar Jaringan Komputer')) },
  { name: 'skpi-tambah', open: openScreen('aktif', '/skpi?tambah=ya', (page) => page.getByRole('dialog')) },
  { name: 'pengumuman', open: openScreen('aktif', '/berita/1041', (page) => page.getByText('Kartu ujian dicetak')) },
]
