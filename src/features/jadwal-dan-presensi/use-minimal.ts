import { minimalKehadiranOf } from '#domain/jadwal/rawan-presensi.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { Angka } from '#shared/wire/readers.ts'

/** Returns a function: required attendance of a class in per cent, from the class or the programme's rules. */
export const useMinimal = (): ((row: JadwalKuliah) => Angka) => {
  const { data: aturan } = useGetAturanUmum()
  const idProdi = useBiodataSingkat().biodataSingkat?.idProdi ?? ''
  return (row) => minimalKehadiranOf(row, aturan?.aturanUmum, idProdi)
}
