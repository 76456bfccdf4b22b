import { useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import {
  getGetAturanPersetujuanKehadiranQueryOptions,
  getListAturanSidangQueryOptions,
} from '#generated/client/sidang/sidang.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import {
  getGetJadwalPengajuanSidangQueryOptions,
  getGetJadwalTugasAkhirQueryOptions,
} from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { useHint } from '#kit/answer/use-hint.ts'
import { readRows } from '#shared/wire/readers.ts'
import { progressOf, type Work } from '../guidance/guidance.ts'
import { guidanceQuery } from '../guidance/guidance-query.ts'
import { endOfTahapan } from '../tahapan.ts'
import { defencesOf, isGuided, type WorkFacts } from './final-project.ts'
import { defencesQuery } from './queries.ts'

/** The study programme as a query names it, and whether it has been asked for: without one the query goes without it. */
export const useProdi = (): { query: { prodiId?: string }; isSettled: boolean } => {
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const idProdi = biodataSingkat?.idProdi ?? ''
  return { query: idProdi === '' ? {} : { prodiId: idProdi }, isSettled: !isPending }
}

/** The rules of the defences of a proposal; only the first entry counts (section 7). */
export const useDefenceRules = (usulanId: string, isEnabled: boolean) => {
  const idMahasiswa = useIdMahasiswa()
  const { query, isSettled } = useProdi()
  return useQuery({
    ...getListAturanSidangQueryOptions({ ...query, usulanId, idMahasiswa }),
    enabled: isEnabled && isSettled,
  })
}

/** The rule of the attendance approval. */
export const useAttendanceRule = (isEnabled: boolean) => {
  const { query, isSettled } = useProdi()
  return useQuery({ ...getGetAturanPersetujuanKehadiranQueryOptions(query), enabled: isEnabled && isSettled })
}

/** A schedule by its id; not asked for without one. */
export const useSchedule = (id: string) => useQuery({ ...getGetJadwalTugasAkhirQueryOptions(id), enabled: id !== '' })

/** The window of defence requests by its id; not asked for without one. */
export const useRequestWindow = (id: string) =>
  useQuery({ ...getGetJadwalPengajuanSidangQueryOptions(id), enabled: id !== '' })

/** The proposal as its guidance needs it. */
export const guidedWork = (work: UsulanTugasAkhir): Work => ({
  jenisBimbingan: 'tugas-akhir',
  usulanId: work.id,
  judul: work.judul,
  idGrupChat: work.idGrupChat,
  jumlahBimbingan: work.jumlahBimbingan,
  minimalBimbingan: work.minimalBimbingan,
  addressOf: (idBimbingan) => `/tugas-akhir/${work.id}/bimbingan/${idBimbingan}`,
})

/** Last days as the schedules tell them. @param idJadwal, idJadwalPengajuan '' where there is none */
const useDeadlines = (idJadwal: string, idJadwalPengajuan: string) => {
  const tahapan = useHint(useSchedule(idJadwal))?.tahapan ?? []
  const window = useHint(useRequestWindow(idJadwalPengajuan))?.tahapan ?? []
  return {
    proposalEnd: endOfTahapan(tahapan, /usulan/i),
    guidanceEnd: endOfTahapan(tahapan, /bimbingan/i),
    requestEnd: readRows(window, 'unreviewed')[0]?.tanggalSelesai ?? null,
  }
}

/** Facts from the answers beside the proposal; each is a hint, whose failure is reported where it is shown. */
export const useWorkFacts = (work: UsulanTugasAkhir): WorkFacts => {
  const idMahasiswa = useIdMahasiswa()
  const isEnabled = isGuided(work)
  const isAsked = isEnabled && work.id !== ''
  const defences = useHint(useQuery({ ...defencesQuery(idMahasiswa), enabled: isEnabled }))
  const guidance = useHint(useQuery({ ...guidanceQuery('tugas-akhir', work.id, idMahasiswa), enabled: isAsked }))
  const rule = useHint(useDefenceRules(work.id, isAsked))?.data?.[0] ?? null
  return {
    defences: defencesOf(readRows(defences?.data ?? null, 'unreviewed'), work.id),
    guidance: progressOf(guidance, guidedWork(work)),
    rule,
    attendance: useHint(useAttendanceRule(isEnabled)),
    ...useDeadlines(work.idJadwal, rule?.idJadwalPengajuan ?? ''),
  }
}
