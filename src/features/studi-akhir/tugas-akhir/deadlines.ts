import i18next from 'i18next'
import {
  type AppointmentQuery,
  type AppointmentsOf,
  appointmentQuery,
  waitingQuery,
} from '#domain/jadwal/appointments.ts'
import { deadlineOf } from '#domain/jadwal/deadline.ts'
import { readGetAturanPersetujuanKehadiran, type Sidang } from '#generated/client/sidang/readers.ts'
import { getGetAturanPersetujuanKehadiranQueryOptions } from '#generated/client/sidang/sidang.ts'
import { readListUsulanTugasAkhir, type UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'
import { attendanceEnd, beginOf, defenceState, workIdOf, workState } from './final-project.ts'
import { worksQuery } from './queries.ts'

const nameOf = ({ namaSidang, jenisSidang }: Sidang): string =>
  namaSidang || jenisSidang || i18next.t('tugas-akhir:defence')

const addressOf = ({ id, usulanId }: Sidang): string =>
  usulanId === '' ? `/tugas-akhir/sidang/${id}` : `/tugas-akhir/${usulanId}/sidang/${id}`

/** Returns whether the attendance of a defence may still need approval. */
const isToApprove = (of: Sidang): boolean =>
  defenceState(of) === 'scheduled' && of.persetujuanKehadiran !== true && beginOf(of) !== null

/**
 * Query of the attendance rule for the approval deadline of each defence; without the rule's hours there is no
 * deadline.
 */
const attendanceQuery = (defences: readonly Sidang[], { student }: AppointmentsOf): AppointmentQuery => {
  const prodiId = student?.idProdi ?? ''
  const options = getGetAturanPersetujuanKehadiranQueryOptions(prodiId === '' ? {} : { prodiId })
  if (student === null) return waitingQuery([...options.queryKey, 'student'])
  return appointmentQuery(options, readGetAturanPersetujuanKehadiran, (rule) => ({
    appointments: defences.flatMap((of) => {
      if (rule.wajib === false) return []
      const end = attendanceEnd(of, rule)
      if (end === null) return rule.batasJam === null ? [] : [null]
      const nama = i18next.t('tugas-akhir:deadline.attendance', { name: nameOf(of) })
      return deadlineOf({ id: `kehadiran-${of.id}`, nama, until: end, tautan: addressOf(of), keterangan: of.judul })
    }),
  }))
}

/** Returns whether a revision is over: the project is finished, or a later defence was requested and not rejected. */
const isRevised = (of: Sidang, defences: readonly Sidang[], works: readonly UsulanTugasAkhir[]): boolean => {
  const own = workIdOf(of, works)
  const work = works.find(({ id }) => id === own)
  const place = defences.indexOf(of)
  const isFollowed = defences
    .slice(0, place)
    .some((one) => workIdOf(one, works) === own && defenceState(one) !== 'rejected')
  return isFollowed || (work !== undefined && workState(work) === 'finished')
}

/** Query of the revision deadlines; the list of works has the finished projects. */
const revisionQuery = (defences: readonly Sidang[], all: readonly Sidang[], { idMahasiswa }: AppointmentsOf) =>
  appointmentQuery(worksQuery(idMahasiswa), readListUsulanTugasAkhir, ({ data }) => {
    const works = allRows(data)
    if (works === null) return null
    return {
      appointments: defences
        .filter((of) => !isRevised(of, all, works))
        .flatMap((of) => {
          const nama = i18next.t('tugas-akhir:deadline.revision', { name: nameOf(of) })
          return deadlineOf({
            id: `revisi-${of.id}`,
            nama,
            until: of.batasRevisi,
            tautan: addressOf(of),
            keterangan: of.judul,
          })
        }),
    }
  })

/** Returns the queries of the defences' deadlines; empty when there is nothing to approve or revise. */
export const defenceDeadlines = (rows: Listed<Sidang>, of: AppointmentsOf): AppointmentQuery[] => {
  const all = readRows(rows, 'noted')
  const open = all.filter(isToApprove)
  const revised = all.filter((one) => one.batasRevisi !== null && ['held', 'passed'].includes(defenceState(one)))
  return [
    ...(open.length > 0 ? [attendanceQuery(open, of)] : []),
    ...(revised.length > 0 ? [revisionQuery(revised, all, of)] : []),
  ]
}
