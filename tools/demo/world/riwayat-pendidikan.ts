import type { RiwayatPendidikanWire } from '#generated/models/biodata/riwayatPendidikanWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { averageOf, makulTempuh } from './rules.ts'

/** Returns the education history: the running study first, then earlier schools. */
export const riwayatPendidikanOf = (mahasiswa: Mahasiswa): RiwayatPendidikanWire[] => {
  if (mahasiswa.persona === 'kosong') return []
  const { prodi, angkatan, riwayatPendidikan } = mahasiswa
  const tempuh = makulTempuh(mahasiswa)
  const studi: RiwayatPendidikanWire = {
    id: String(riwayatPendidikan.length + 1),
    jenjang: prodi.tingkat,
    namaInstitusi: 'Universitas Arunika',
    jurusan: prodi.nama,
    kota: 'Semarang',
    tahunMasuk: angkatan,
    tahunLulus: null,
    nilaiAkhir: tempuh.length === 0 ? null : averageOf(tempuh),
    noIjazah: null,
  }
  return [studi, ...riwayatPendidikan]
}
