import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { useListUpcomingEvent } from '#generated/client/info/info.ts'
import { asList } from '#shared/as-list.ts'

/** Newest published announcements for students who entered when this one did (section 7). */
export const usePengumuman = () => {
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const tanggalMasuk = biodataSingkat?.tanggalMasuk
  const { data, error, isPending, refetch } = useListPengumuman(
    {
      'order[tanggal]': 'desc',
      'order[tanggalPublish]': 'desc',
      tujuan: 'portalmhs',
      isPublish: 1,
      ...(tanggalMasuk && { tanggalMasuk }),
      page: 1,
    },
    { query: { enabled: !isUnknown } },
  )
  return { pengumuman: data && asList(data.data), error, isPending, refetch }
}

/** Coming events of the campus. */
export const useAgenda = () => {
  const { data, error, isPending, refetch } = useListUpcomingEvent()
  return { agenda: data && asList(data.data), error, isPending, refetch }
}
