import { useGetBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { useIdMahasiswa } from './mahasiswa-context.ts'

/** Short biodata of the student on the screen (section 3): name, programme, status, validation flags. */
export const useBiodataSingkat = () => {
  const { data, error, isPending, refetch } = useGetBiodataSingkat(useIdMahasiswa())
  return { biodataSingkat: data?.biodataSingkat, error, isPending, refetch }
}
