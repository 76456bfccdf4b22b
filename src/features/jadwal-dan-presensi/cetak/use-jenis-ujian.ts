import { useSearchParams } from 'react-router-dom'
import { JENIS_UJIAN, type JenisUjian, jenisBerikutnya } from '#domain/jadwal/jadwal-ujian.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { useCampusClock } from '#shared/campus/use-campus-clock.ts'

const HOUR_MS = 3_600_000
const inHours = (nowMs: number): number => Math.floor(nowMs / HOUR_MS)

/**
 * Returns the kind of exam in the address (?jenis=UAS), otherwise the next one in the schedules of the running period,
 * otherwise UTS, also when the schedules are unreadable.
 * @returns undefined while the schedules are loading
 */
export const useJenisUjian = (): JenisUjian | undefined => {
  const [query] = useSearchParams()
  const named = JENIS_UJIAN.find((one) => one === query.get('jenis'))
  const idMahasiswa = useIdMahasiswa()
  const { semesterBerjalan, isPending } = useSemesterBerjalan()
  const params = toPeriodeParams(semesterBerjalan)
  const asked = { query: { enabled: named === undefined && !!semesterBerjalan } }
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, asked)
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, asked)
  const nowMs = useCampusClock(inHours) * HOUR_MS
  if (named) return named
  if (isPending || uts.isLoading || uas.isLoading) return undefined
  const jadwal = { UTS: uts.data?.data ?? [], UAS: uas.data?.data ?? [] }
  return jenisBerikutnya(jadwal, nowMs)
}
