import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import { useListUpcomingEvent } from '#generated/client/info/info.ts'
import { presentOrNone } from '#shared/wire/readers.ts'

/** The newest announcements for this student. */
export const useKabar = () => {
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  return usePengumuman({ tanggalMasuk: biodataSingkat?.tanggalMasuk, enabled: !isUnknown })
}

/** Coming events of the campus. */
export const useAgenda = () => {
  const { data, dataUpdatedAt, error, isPending, refetch } = useListUpcomingEvent()
  return { agenda: presentOrNone(data?.data), updatedAt: dataUpdatedAt, error, isPending, refetch }
}
