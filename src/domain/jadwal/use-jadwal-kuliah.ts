import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'

/**
 * Fetches the classes of a period and their attendance with the same query (section 7), sent together to save a round
 * trip (readings, 172). When attendance fails, the classes are shown without it (section 4).
 * @param params of the period
 * @param enabled false sends nothing: a period may not be known yet
 */
export const useJadwalKuliah = (
  idMahasiswa: string,
  params: Parameters<typeof useListJadwalKuliah>[1],
  enabled = true,
) => {
  const query = { enabled }
  const jadwal = useListJadwalKuliah(idMahasiswa, params, { query })
  const presensi = useListPresensiKuliah(idMahasiswa, params, { query })
  return { jadwal, presensi }
}
