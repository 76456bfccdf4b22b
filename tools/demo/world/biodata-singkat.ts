import type { BiodataSingkatWire } from '#generated/models/biodataSingkatWire.zod.ts'
import { DOSEN } from './kelas-builder.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { periodeOf } from './tagihan-builder.ts'

/** Returns the short biodata of a student, with the student's current period. */
export const biodataSingkatOf = (mahasiswa: Mahasiswa): BiodataSingkatWire => {
  const { prodi, angkatan, semesterBerjalan, idMahasiswa, status, tanggalMasuk, validasiData, validasiMahasiswa } =
    mahasiswa
  return {
    idPerguruanTinggi: '061001',
    validasiData,
    validasiMahasiswa,
    tingkat: prodi.tingkat,
    prodi: prodi.nama,
    idProdi: prodi.idProdi,
    status,
    tanggalMasuk,
    angkatan,
    ...periodeOf(angkatan, semesterBerjalan),
    idMahasiswa,
    nama: mahasiswa.nama,
    foto: null,
    fakultas: prodi.fakultas,
    idKonsentrasi: null,
    konsentrasi: null,
    semesterBerjalan,
    pembimbing: DOSEN.hendra,
    ketuaProdi: DOSEN.sri,
  }
}
