import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Kunjungan, noteLists } from '#domain/kunjungan/kunjungan.ts'
import { jadwalList, nilaiList, pengumumanList, type ReadList, tagihanList } from '#domain/kunjungan/lists.ts'
import { checkDecisions } from '#domain/kunjungan/requests.ts'
import { useKunjungan } from '#domain/kunjungan/use-kunjungan.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { publishedFor } from '#domain/pengumuman/use-pengumuman.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { useListRiwayatKuliah } from '#generated/client/dashboard/dashboard.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { allRows, isWhole } from '#shared/wire/readers.ts'

/** Observes queries that the dashboard fetches anyway; sends no request of its own. */
const query = { enabled: false }
const IDLE_MS = 1000

/**
 * Returns the data if the gateway sent it to this page; data cached from an earlier visit is not news.
 * @param dataUpdatedAt milliseconds since 1970
 */
const freshOnly = <Data>(data: Data | null | undefined, dataUpdatedAt: number): Data[] =>
  data && dataUpdatedAt >= performance.timeOrigin ? [data] : []

/** Returns the dashboard lists that this page fetched and could read completely; a partial list is not news. */
const useFreshLists = (idMahasiswa: string): ReadList[] => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const { biodataSingkat } = useBiodataSingkat()
  const jadwal = useListJadwalKuliah(idMahasiswa, toPeriodeParams(semesterBerjalan), { query })
  const riwayat = useListRiwayatKuliah(idMahasiswa, { query })
  const rekap = useGetRekapPembayaran(idMahasiswa, { query })
  const kabar = useListPengumuman({ ...publishedFor(biodataSingkat?.tanggalMasuk), page: 1 }, { query })
  const [kelas, kelasAt] = [jadwal.data?.data, jadwal.dataUpdatedAt]
  const [semester, semesterAt] = [riwayat.data?.data, riwayat.dataUpdatedAt]
  const [tagihan, tagihanAt] = [rekap.data?.rekap, rekap.dataUpdatedAt]
  const [rows, rowsAt] = [kabar.data?.data, kabar.dataUpdatedAt]
  return useMemo(
    () => [
      ...freshOnly(allRows(kelas), kelasAt).map(jadwalList),
      ...freshOnly(allRows(semester), semesterAt).map(nilaiList),
      ...freshOnly(isWhole(tagihan) ? tagihan : null, tagihanAt).map(tagihanList),
      ...freshOnly(allRows(rows), rowsAt).map(pengumumanList),
    ],
    [kelas, kelasAt, semester, semesterAt, tagihan, tagihanAt, rows, rowsAt],
  )
}

/** Stores what the dashboard has read once its first screen is shown. Returns the changes since the last visit. */
export const useSejak = (): Kunjungan | null | undefined => {
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const stands = useSyncExternalStore(firstScreenShown.subscribe, firstScreenShown.get)
  const lists = useFreshLists(idMahasiswa)
  const client = useQueryClient()
  const isDue = stands && !isActing && lists.length > 0
  useEffect(() => {
    if (!isDue) return undefined
    let isOver = false
    void whenIdle(IDLE_MS).then(async () => {
      if (isOver) return
      await noteLists(idMahasiswa, lists)
      await checkDecisions(client, idMahasiswa)
    })
    return () => {
      isOver = true
    }
  }, [client, idMahasiswa, isDue, lists])
  return useKunjungan(idMahasiswa, isActing)
}
