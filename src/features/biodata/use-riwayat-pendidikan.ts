import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListRiwayatPendidikan } from '#generated/client/biodata/biodata.ts'
import { asList } from '#shared/as-list.ts'
import { readRiwayatPendidikan } from './read-riwayat-pendidikan.ts'

/** The education history of the student, newest first, as it is shown. */
export const useRiwayatPendidikan = () => {
  const { i18n } = useTranslation()
  const { data, error, isPending, refetch } = useListRiwayatPendidikan(useIdMahasiswa())
  const rows = data && asList(data.data)
  return {
    riwayat: rows?.map((row, place) => readRiwayatPendidikan(row, place, i18n.language)),
    error,
    isPending,
    refetch,
  }
}
