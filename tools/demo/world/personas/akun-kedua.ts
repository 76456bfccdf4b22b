import { DOSEN, kelasOf } from '../kelas-builder.ts'
import { mahasiswaOf } from '../mahasiswa-builder.ts'
import type { Mahasiswa } from '../mahasiswa-types.ts'
import { billSemester, keuanganOf } from '../tagihan-builder.ts'

const ANGKATAN = 2026
const EMAIL = 'sekar.sertifikat@arunika.example'

/** The second account of the story's student: a certificate course with its own class and bill. */
export const akunKedua = (): Mahasiswa => {
  const mahasiswa = mahasiswaOf({
    persona: 'akun-kedua',
    idMahasiswa: '269900146',
    nama: 'Sekar Ayu Prameswari',
    email: EMAIL,
    angkatan: ANGKATAN,
    semesterBerjalan: 1,
    prodi: {
      idProdi: '99001',
      nama: 'Kelas Sertifikat Analitik Data',
      tingkat: 'Non-gelar',
      fakultas: 'Pusat Pembelajaran Berkelanjutan',
      sksKelulusan: 12,
    },
    kelas: [
      kelasOf(
        {
          idMakul: '9901',
          kodeMakul: 'AD1101',
          namaMakul: 'Statistika Terapan',
          namaMakulInggris: 'Applied Statistics',
          sks: 3,
        },
        {
          idKelas: '29901',
          kelas: 'S',
          hari: 6,
          jam: ['08.00', '10.30'],
          ruang: 'Lab 1',
          gedung: 'Gedung B',
          dosen: DOSEN.hendra,
          uts: { menit: 90, sifat: 'Buka buku' },
        },
      ),
    ],
    keuangan: keuanganOf({
      tagihan: billSemester(ANGKATAN, 1, [['SRT-K', 'Biaya kelas sertifikat', 1_200_000, 11, '2026-11-20']]),
    }),
    baca: { sampai: 0, satuan: {} },
  })
  const { diri, utama } = mahasiswa.biodata
  return {
    ...mahasiswa,
    biodata: {
      ...mahasiswa.biodata,
      utama: utama && { ...utama, tanggalLahir: '2006-04-17' },
      diri: diri && { ...diri, email: EMAIL },
    },
  }
}
