import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import type { Transkrip } from '#generated/client/nilai/readers.ts'
import { aturanProdi } from './aturan-prodi.ts'

/** Returns the rules of the student's programme; null while unknown. */
export const useAturan = () => {
  const { data } = useGetAturanUmum()
  return aturanProdi(data?.aturanUmum, useBiodataSingkat().biodataSingkat?.idProdi)
}

/** Returns the credits to graduate: from the transcript, otherwise from the programme's rules. */
export const useSksKelulusan = ({ sksKelulusan }: Transkrip): number | null => {
  const aturan = useAturan()
  return sksKelulusan ?? aturan?.sksKelulusan ?? null
}
