import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'

/**
 * The classes of a period and their attendance with the same query (section 7), sent together to save a round trip (readings,
 * 172). Attendance may fail: what shows the classes shows them without it (section 4).
 * @param params of the period
 * @param enabled whether anything is asked: a period may not be known yet
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
