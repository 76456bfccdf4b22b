import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { aturanProdi } from '#domain/nilai/aturan-prodi.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import type { Transkrip } from '#generated/client/nilai/readers.ts'

/** What the campus asks of the student's programme; null while nobody knows. */
export const useAturan = () => {
  const { data } = useGetAturanUmum()
  return aturanProdi(data?.aturanUmum, useBiodataSingkat().biodataSingkat?.idProdi)
}

/** Credits to graduate: by the transcript, else by the rules of the programme. */
export const useSksKelulusan = ({ sksKelulusan }: Transkrip): number | null => {
  const aturan = useAturan()
  return sksKelulusan ?? aturan?.sksKelulusan ?? null
}
