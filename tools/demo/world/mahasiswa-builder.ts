import type { Mahasiswa, MakulTempuh, SemesterTempuh } from './mahasiswa-types.ts'
import { keuanganOf, periodeOf } from './tagihan-builder.ts'

const INFORMATIKA = {
  idProdi: '55201',
  nama: 'Teknik Informatika',
  tingkat: 'S1',
  fakultas: 'Fakultas Teknologi Informasi',
  sksKelulusan: 144,
}
const INDONESIA = { kode: 'ID', nama: 'Indonesia' }

type Isian = Pick<Mahasiswa, 'persona' | 'idMahasiswa' | 'nama' | 'angkatan' | 'semesterBerjalan'> & Partial<Mahasiswa>

const emailOf = (nama: string): string => {
  const words = nama.toLowerCase().split(' ')
  return `${words[0] ?? ''}.${words[words.length - 1] ?? ''}@arunika.example`
}

/** Returns a stable UUID derived from the NIM, without randomness. */
const uuidOf = (idMahasiswa: string): string => `0b9d5f0e-7a54-4c1b-9a64-000${idMahasiswa}`

/** Male personas of the story that have no biodata of their own. */
const LAKI_LAKI = new Set(['baru', 'kelebihan-bayar', 'lulus', 'mengulang', 'padat', 'tunggakan'])

const biodataOf = ({ persona, nama, angkatan, idMahasiswa }: Isian): Mahasiswa['biodata'] => ({
  utama: {
    nama,
    tempatLahir: 'Semarang',
    tanggalLahir: `${angkatan - 18}-03-12`,
    jenisKelamin: LAKI_LAKI.has(persona) ? 'L' : 'P',
    nik: null,
    nisn: null,
    foto: null,
  },
  diri: {
    agama: { kode: '1', nama: 'Islam' },
    golonganDarah: 'O',
    statusPernikahan: 'N',
    kewarganegaraan: INDONESIA,
    telepon: `0813${idMahasiswa.slice(-8)}`,
    email: emailOf(nama),
    jenisTinggal: { kode: '3', nama: 'Kost' },
    alatTransportasi: { kode: '13', nama: 'Sepeda motor' },
    penerimaKps: '0',
  },
  alamat: {
    jalan: 'Jl. Sriwijaya No. 20',
    rt: '01',
    rw: '02',
    kelurahan: 'Tegalsari',
    wilayah: null,
    kodePos: '50251',
    negara: INDONESIA,
  },
  ayah: null,
  ibu: null,
  wali: null,
})

/** Builds a student, with defaults for everything that is not given. Sums are computed on read and never stored. */
export const mahasiswaOf = (isian: Isian): Mahasiswa => ({
  uuid: uuidOf(isian.idMahasiswa),
  email: emailOf(isian.nama),
  prodi: INFORMATIKA,
  tanggalMasuk: `${isian.angkatan}-08-19`,
  status: 'Aktif',
  validasiData: true,
  validasiMahasiswa: 1,
  biodata: biodataOf(isian),
  riwayatPendidikan: [],
  riwayat: [],
  kelas: [],
  registrasi: {},
  perubahanPkrs: [],
  keuangan: keuanganOf({}),
  pengumuman: 'umum',
  baca: { sampai: 0, satuan: { 1036: '2026-10-15T12:40:00+07:00' } },
  ...isian,
})

/** Returns the finished semesters of a student, from one list of graded makul each. */
export const riwayatOf = (angkatan: number, semesters: readonly MakulTempuh[][]): SemesterTempuh[] =>
  semesters.map((makul, index) => ({ semesterKe: index + 1, ...periodeOf(angkatan, index + 1), makul }))
