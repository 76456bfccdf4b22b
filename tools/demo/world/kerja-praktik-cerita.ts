import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import type { UsulanKp } from './student-parts.ts'
import { addHari, fromTanggal, toIso } from './waktu.ts'

const MANY = 24

const archive = (): UsulanKp => ({
  id: '310',
  pada: '2026-06-03T10:14:00+07:00',
  disetujuiPada: '2026-06-10T09:00:00+07:00',
  judul: 'Digitalisasi Arsip Surat pada Dinas Komunikasi dan Informatika Kota Semarang',
  uraian: 'Membuat aplikasi web untuk mencatat dan mencari surat masuk dan keluar.',
  namaInstansi: 'Dinas Komunikasi dan Informatika Kota Semarang',
  bidangInstansi: 'Pemerintahan',
  alamatInstansi: 'Jl. Pemuda No. 148',
  kotaInstansi: 'Semarang',
  teleponInstansi: '0243513366',
  pembimbingLapangan: 'Agus Setiawan',
  tanggalMulai: '2026-07-06',
  tanggalSelesai: '2026-08-14',
  idDosen: String(DOSEN.bagas.id),
  anggota: [],
  sidang: {
    id: '58',
    pada: '2026-10-13T08:30:00+07:00',
    judulLaporan: 'Digitalisasi Arsip Surat pada Dinas Komunikasi dan Informatika Kota Semarang',
    tautanLaporan: 'https://naskah.example/240117023/laporan-kp.pdf',
    tanggalUsulan: '2026-11-12',
    perluRevisi: true,
  },
})

const tickets = (): UsulanKp => ({
  id: '334',
  pada: '2026-10-20T15:22:00+07:00',
  judul: 'Pengujian Antarmuka Aplikasi Pemesanan Tiket',
  uraian: 'Menyusun dan menjalankan uji pakai.',
  namaInstansi: 'PT Lintas Jawa Digital',
  bidangInstansi: 'Teknologi informasi',
  alamatInstansi: 'Jl. Pandanaran No. 30',
  kotaInstansi: 'Semarang',
  teleponInstansi: '0248450021',
  tanggalMulai: '2027-01-18',
  tanggalSelesai: '2027-02-26',
  idDosen: String(DOSEN.maya.id),
  anggota: [],
  sidang: null,
})

const delivery = (): UsulanKp => ({
  id: '341',
  pada: '2026-10-07T13:05:00+07:00',
  judul: 'Pemantauan Pengiriman Barang dengan Peta Langsung',
  uraian: 'Membuat dasbor posisi kurir dan perkiraan waktu tiba untuk bagian operasional.',
  namaInstansi: 'PT Nusantara Data',
  bidangInstansi: 'Logistik',
  alamatInstansi: 'Jl. Gajah Mada No. 61',
  kotaInstansi: 'Semarang',
  teleponInstansi: '0248312290',
  pembimbingLapangan: 'Ratih Puspitasari',
  tanggalMulai: '2027-01-18',
  tanggalSelesai: '2027-02-26',
  idDosen: String(DOSEN.bagas.id),
  anggota: ['230117088'],
  sidang: null,
})

/** Returns proposals from earlier years, half of them rejected, for the persona with the longest history. */
const oldOnes = (): UsulanKp[] =>
  Array.from({ length: MANY }, (_, index) => {
    const number = MANY - index
    const tanggalMulai = addHari('2026-02-02', -index * 60)
    const isRejected = index % 2 === 1
    return {
      ...tickets(),
      id: String(100 + number),
      pada: toIso(fromTanggal(addHari(tanggalMulai, -40), '10.00')),
      judul: `Pencatatan persediaan barang cabang ke-${number}`,
      namaInstansi: `Koperasi Mitra Usaha ${number}`,
      tanggalMulai,
      tanggalSelesai: addHari(tanggalMulai, 40),
      ...(isRejected && { ditolak: 'Instansi sudah penuh.' }),
      sidang: isRejected
        ? null
        : {
            id: String(number),
            pada: toIso(fromTanggal(addHari(tanggalMulai, 45), '09.00')),
            judulLaporan: `Pencatatan persediaan barang cabang ke-${number}`,
            tautanLaporan: `https://naskah.example/kp/${number}.pdf`,
            tanggalUsulan: null,
          },
    }
  })

const SEEDED: Readonly<Record<string, () => UsulanKp[]>> = {
  aktif: () => [tickets(), archive()],
  'kerja-praktik': () => [delivery()],
  padat: oldOnes,
}

/** Returns the internship proposals of a student, newest first. */
export const usulanKpOf = ({ kerjaPraktik, persona }: Mahasiswa): UsulanKp[] =>
  kerjaPraktik ?? SEEDED[persona]?.() ?? []

type Line = readonly [id: string, tanggal: string, topik: string, uraian: string, tanggapan: string | null]

/** Meetings of the story by proposal, in order of time. One without an answer is answered on the next working day. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  '310': [
    [
      '1311',
      '2026-07-28',
      'Ruang lingkup dan jadwal',
      'Jadwal enam minggu dan daftar surat yang akan dicatat.',
      'Baik. Mulai dari surat masuk.',
    ],
    [
      '1312',
      '2026-08-13',
      'Rancangan basis data surat',
      'Diagram relasi surat masuk, surat keluar, dan disposisi.',
      'Pisahkan lampiran dari surat.',
    ],
    [
      '1313',
      '2026-09-22',
      'Draf laporan',
      'Bab 1 sampai 4 lengkap, kurang lampiran kode.',
      'Sudah baik. Tambahkan hasil uji pakai dari tiga pegawai.',
    ],
  ],
  '341': [
    ['1341', '2027-01-26', 'Ruang lingkup', 'Data posisi kurir yang tersedia dan batas pekerjaan enam minggu.', null],
    ['1342', '2027-02-09', 'Rancangan dasbor', 'Peta langsung, perkiraan waktu tiba, dan uji pada lima kurir.', null],
    ['1343', '2027-02-23', 'Draf laporan', 'Bab 1 sampai 3 lengkap beserta hasil uji pakai bagian operasional.', null],
  ],
}

/** Returns the story's meetings of a proposal, in order of time. */
export const catatanKpOf = (usulanId: string): BimbinganCatatanWire[] =>
  (LINES[usulanId] ?? []).map(([idBimbingan, tanggal, topik, uraian, tanggapan], index) => ({
    idBimbingan,
    usulanId,
    pertemuanKe: index + 1,
    tanggal,
    topik,
    uraian,
    pembimbing: DOSEN.bagas,
    status: tanggapan === null ? 'menunggu' : 'disetujui',
    tanggapan,
    tanggalTanggapan: tanggapan === null ? null : toIso(fromTanggal(addHari(tanggal, 1), '15.40')),
    tugasBerikutnya: null,
    berkas: null,
  }))
