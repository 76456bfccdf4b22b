import { expect } from './fixtures.ts'
import { button, heading, openScreen, type Visited } from './visit-steps.ts'

/** The screens of the subjects and the states that look different. */
export const SUBJECT_SCREENS: readonly Visited[] = [
  { name: 'krs-before-opening', open: openScreen('aktif', '/krs', (page) => page.getByText('Kecerdasan Buatan')) },
  { name: 'krss-open', open: openScreen('aktif', '/krss', (page) => button(page, /^Simpan KRSS|^Save KRSS/)) },
  { name: 'krs-tunggakan', open: openScreen('tunggakan', '/krs', (page) => heading(page, /KRS/)) },
  { name: 'pkrs-closed', open: openScreen('aktif', '/pkrs', (page) => page.getByText('Grafika Komputer')) },
  { name: 'cetak-krs', open: openScreen('aktif', '/cetak-krs', (page) => page.getByRole('row', { name: /IF2501/ })) },
  { name: 'biaya-kuliah', open: openScreen('aktif', '/biaya-kuliah', (page) => page.getByRole('checkbox')) },
  {
    name: 'biaya-kuliah-diproses',
    open: openScreen('pembayaran-diproses', '/biaya-kuliah', (page) => page.getByText('9881 0240 1170 2301')),
  },
  {
    name: 'riwayat-pembayaran',
    open: openScreen('aktif', '/biaya-kuliah?tab=riwayat', (page) => page.getByText('SPP cicilan 2 semester 5')),
  },
  { name: 'biodata', open: openScreen('aktif', '/biodata', (page) => page.getByRole('textbox', { name: /NIK/ })) },
  {
    name: 'biodata-search',
    open: async (page, hosts) => {
      const search = page.getByRole('combobox', { name: /^Kecamatan|^District/ })
      await openScreen('aktif', '/biodata', () => search)(page, hosts)
      await search.fill('semarang')
      await expect(page.getByRole('option', { name: /^Kec. Semarang/ }).first()).toBeVisible()
    },
  },
  { name: 'biodata-read-only', open: openScreen('lulus', '/biodata', (page) => heading(page, /^Biodata/)) },
  {
    name: 'validasi-data',
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/?lab=default,persona:validasi-data`)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
    },
  },
  {
    name: 'berita',
    open: openScreen('padat', '/berita?kategori=2', (page) => page.getByRole('link', { name: /Pemeliharaan/ })),
  },
  { name: 'notifikasi', open: openScreen('padat', '/notifikasi', (page) => page.getByText('Pemeliharaan sistem')) },
  { name: 'panduan', open: openScreen('padat', '/panduan', (page) => page.getByText('Panduan cetak kartu ujian')) },
  {
    name: 'bahan-dan-tugas',
    open: openScreen('aktif', '/bahan-dan-tugas', (page) => page.getByText('IF2501 · B · Dr. Ratna Wulandari, M.Kom.')),
  },
  {
    name: 'bahan-dan-tugas-kumpulkan',
    open: openScreen('aktif', '/bahan-dan-tugas?kumpulkan=5203', (page) => page.getByRole('dialog')),
  },
  {
    name: 'jadwal-dan-presensi',
    open: openScreen('aktif', '/jadwal-dan-presensi', (page) => page.getByText(/^(Daftar kelas|List of classes)$/)),
  },
  {
    name: 'jadwal-presensi',
    open: openScreen('aktif', '/jadwal-dan-presensi?tab=presensi', (page) => page.getByText(/^85[,.]71/)),
  },
  {
    name: 'jadwal-ujian',
    open: openScreen('aktif', '/jadwal-dan-presensi?tab=ujian', (page) => page.getByRole('row', { name: /IF2504/ })),
  },
  { name: 'info', open: openScreen('aktif', '/info', (page) => page.getByText(/^Loket Biro Akademik/)) },
  {
    name: 'kalender-akademik',
    open: openScreen('aktif', '/kalender-akademik', (page) => page.locator('[aria-current="date"]')),
  },
  { name: 'pa-online', open: openScreen('aktif', '/pa-online', (page) => page.getByText('Baik, Pak. Terima kasih.')) },
  {
    name: 'pa-online-closed',
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
    open: openScreen('aktif', '/kuesioner?jenis=layanan&tahun=2026&semester=2', (page) =>
      page.getByText('Ruang kuliah bersih dan terang.'),
    ),
  },
  { name: 'akademik', open: openScreen('aktif', '/akademik', (page) => page.getByText('Donor darah kampus')) },
  {
    name: 'cetak-kartu-ujian',
    open: openScreen('kerja-praktik', '/cetak-kartu-ujian?jenis=UTS', (page) =>
      page.getByRole('row', { name: /IF27/ }),
    ),
  },
  {
    name: 'cetak-kartu-ujian-locked',
    open: openScreen('aktif', '/cetak-kartu-ujian?jenis=UTS', (page) => page.getByText(/terkunci sampai tunggakan/)),
  },
  {
    name: 'cetak-presensi-kuliah',
    open: openScreen('kerja-praktik', '/cetak-presensi-kuliah', (page) => page.getByRole('row', { name: /IF27/ })),
  },
  {
    name: 'cetak-presensi-kuliah-detail',
    open: openScreen('aktif', '/cetak-presensi-kuliah-detail?idMakul=2501', (page) => page.getByText('Optimasi kueri')),
  },
  { name: 'pengumuman', open: openScreen('aktif', '/berita/1041', (page) => page.getByText('Kartu ujian dicetak')) },
]
