import { useQueryClient } from '@tanstack/react-query'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import { getListPengumumanQueryKey, useGetPengumuman } from '#generated/client/berita/berita.ts'
import { type Pengumuman, readListPengumuman } from '#generated/readers/berita.ts'
import { present } from '#shared/wire/readers.ts'
import { readId } from './pengumuman.ts'

/** So many of the newest stand below the one that is read. */
const OTHERS = 3

/** What a list has already told of an announcement: everything but its body. */
const useKnown = (id: string): Pengumuman | undefined =>
  useQueryClient()
    .getQueriesData({ queryKey: getListPengumumanQueryKey() })
    .flatMap(([, answer]) => present(readListPengumuman(answer).data))
    .find(({ idPengumuman }) => readId(idPengumuman) === id)

/** One announcement with its body; its head is there at once where a list has led to it. */
export const useSatuPengumuman = (id: string) => {
  const known = useKnown(id)
  const { data, dataUpdatedAt, error, isPending, refetch } = useGetPengumuman(id)
  return { pengumuman: data, head: data ?? known, updatedAt: dataUpdatedAt, error, isPending, refetch }
}

/** The newest announcements beside the one that is read. */
export const useLain = (id: string) => {
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const tanggalMasuk = biodataSingkat?.tanggalMasuk
  const { pengumuman, error, isPending, refetch } = usePengumuman({ tanggalMasuk, enabled: !isUnknown })
  const lain = pengumuman?.filter(({ idPengumuman }) => readId(idPengumuman) !== id).slice(0, OTHERS)
  return { lain, error, isPending, refetch }
}
