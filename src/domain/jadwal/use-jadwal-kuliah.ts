import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import {
  useListJadwalKuliah,
  useListPresensiKuliah,
} from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'

/**
 * The classes of a period, followed by their attendance with the same query (section 7). Attendance may fail: what shows
 * the classes shows them without it (section 4).
 * @param periode nothing is asked without one
 */
export const useJadwalKuliah = (periode: Periode | null | undefined) => {
  const idMahasiswa = useIdMahasiswa()
  const params = toPeriodeParams(periode)
  const query = { enabled: !!periode }
  const jadwal = useListJadwalKuliah(idMahasiswa, params, { query })
  const presensi = useListPresensiKuliah(idMahasiswa, params, { query })
  return { jadwal, presensi }
}
