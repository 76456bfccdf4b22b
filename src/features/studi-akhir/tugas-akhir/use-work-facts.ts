import { useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { AturanPersetujuanKehadiran, SidangList } from '#generated/client/sidang/readers.ts'
import {
  getGetAturanPersetujuanKehadiranQueryOptions,
  getListAturanSidangQueryOptions,
} from '#generated/client/sidang/sidang.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import {
  getGetJadwalPengajuanSidangQueryOptions,
  getGetJadwalTugasAkhirQueryOptions,
} from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { isWholeList } from '#kit/list/whole-list.ts'
import { isUnreadable, type QueryResult } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { progressOf, type Work, workFrom } from '../guidance/guidance.ts'
import { guidanceQuery } from '../guidance/guidance-query.ts'
import { endOfTahapan } from '../tahapan.ts'
import { type AttendanceRule, defencesOf, isGuided, type WorkFacts } from './final-project.ts'
import { defencesQuery } from './queries.ts'

/**
 * Returns the study programme as a query parameter; empty when there is none. `isSettled` is false while it is loading.
 */
export const useProdi = (): { query: { prodiId?: string }; isSettled: boolean } => {
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const idProdi = biodataSingkat?.idProdi ?? ''
  return { query: idProdi === '' ? {} : { prodiId: idProdi }, isSettled: !isPending }
}

/** Returns the query result of a proposal's defence rules; only the first entry counts (section 7). */
export const useDefenceRules = (usulanId: string, isEnabled: boolean) => {
  const idMahasiswa = useIdMahasiswa()
  const { query, isSettled } = useProdi()
  return useQuery({
    ...getListAturanSidangQueryOptions({ ...query, usulanId, idMahasiswa }),
    enabled: isEnabled && isSettled,
  })
}

/** Returns the query result of the attendance rule. */
export const useAttendanceRule = (isEnabled: boolean) => {
  const { query, isSettled } = useProdi()
  return useQuery({ ...getGetAturanPersetujuanKehadiranQueryOptions(query), enabled: isEnabled && isSettled })
}

/** Returns the query result of a schedule; without an id no request is sent. */
export const useSchedule = (id: string) => useQuery({ ...getGetJadwalTugasAkhirQueryOptions(id), enabled: id !== '' })

/** Returns the query result of a window for defence requests; without an id no request is sent. */
export const useRequestWindow = (id: string) =>
  useQuery({ ...getGetJadwalPengajuanSidangQueryOptions(id), enabled: id !== '' })

/** Returns a proposal in the form that guidance needs. */
export const guidedWork = (work: UsulanTugasAkhir): Work => workFrom('tugas-akhir', work)

/**
 * Returns the last days in the schedules.
 * @param idJadwal, idJadwalPengajuan '' when there is none
 */
const useDeadlines = (idJadwal: string, idJadwalPengajuan: string) => {
  const tahapan = useOptionalData(useSchedule(idJadwal))?.tahapan ?? []
  const window = useOptionalData(useRequestWindow(idJadwalPengajuan))?.tahapan ?? []
  return {
    proposalEnd: endOfTahapan(tahapan, /usulan/i),
    guidanceEnd: endOfTahapan(tahapan, /bimbingan/i),
    requestEnd: window[0]?.tanggalSelesai ?? null,
  }
}

/** Facts of an approved work, with the answers that its steps need. */
export interface QueriedFacts {
  facts: WorkFacts
  /** Required for the steps after the proposal: its error is shown in their place. */
  defences: QueryResult<SidangList>
  /** Required for the approval deadline: its error is shown in its place. */
  attendance: QueryResult<AturanPersetujuanKehadiran>
}

/** Returns the rule of an answer in the form that the steps need. */
export const attendanceRule = ({
  data,
  isPending,
  error,
}: Pick<QueryResult<AturanPersetujuanKehadiran>, 'data' | 'isPending' | 'error'>): AttendanceRule =>
  data ?? (isPending && error === null ? null : undefined)

/**
 * Returns the facts of a work from all answers besides the proposal. Answers whose failure only omits data are read as
 * hints.
 */
export const useWorkFacts = (work: UsulanTugasAkhir): QueriedFacts => {
  const idMahasiswa = useIdMahasiswa()
  const isEnabled = isGuided(work)
  const isConfirming = isEnabled && work.id !== ''
  const defences = useQuery({ ...defencesQuery(idMahasiswa), enabled: isEnabled })
  const guidance = useOptionalData(
    useQuery({ ...guidanceQuery('tugas-akhir', work.id, idMahasiswa), enabled: isConfirming }),
  )
  const rule = useOptionalData(useDefenceRules(work.id, isConfirming))?.data?.[0] ?? null
  const attendance = useAttendanceRule(isEnabled)
  const list = defences.data
  return {
    defences,
    attendance,
    facts: {
      defences: list?.data && !isUnreadable(list.data) ? defencesOf(readRows(list.data, 'noted'), work.id) : null,
      isWhole: list !== undefined && allRows(list.data) !== null && isWholeList(list),
      guidance: progressOf(guidance, guidedWork(work)),
      rule,
      attendance: attendanceRule(attendance),
      ...useDeadlines(work.idJadwal, rule?.idJadwalPengajuan ?? ''),
    },
  }
}
