import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetBiodata } from '#generated/client/biodata/biodata.ts'

/** The whole student (section 7): what the forms begin with, and whether they are open. */
export const useBiodata = () => {
  const { data, error, isPending, refetch } = useGetBiodata(useIdMahasiswa())
  return { biodata: data, error, isPending, refetch }
}
