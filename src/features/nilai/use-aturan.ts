import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import type { Transkrip } from '#generated/client/nilai/readers.ts'
import { aturanProdi } from './aturan-prodi.ts'

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
