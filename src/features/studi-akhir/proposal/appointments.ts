import i18next from 'i18next'
import { type AppointmentList, appointmentHours, appointmentQuery } from '#domain/jadwal/appointments.ts'
import { getGetJadwalProposalQueryOptions } from '#generated/client/proposal/proposal.ts'
import {
  type ProposalRingkasan,
  readGetJadwalProposal,
  readListProposalExamSummary,
} from '#generated/client/proposal/readers.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { readRows, type Waktu } from '#shared/wire/readers.ts'
import { manuscriptDeadline, revisionQuery, windowQuery } from './deadlines.ts'
import { calendarId } from './proposal.ts'
import { proposalsQuery } from './proposals-query.ts'

interface Exam {
  id: string
  tanggal: Waktu
  jamMulai: string
  jamSelesai: string
  ruang: string
}

const found = ({ id, tanggal, jamMulai, jamSelesai, ruang }: Exam, judul: string) => {
  if (tanggal === null) return []
  if (tanggal === undefined) return [null]
  const hours = appointmentHours(jamMulai, jamSelesai)
  const nama = i18next.t('proposal:exam')
  return [{ id: calendarId({ id }), nama, tanggal, ...hours, ruang, keterangan: judul, isDeadline: false }]
}

/** Query of an exam's schedule: it has the end of the exam, which the list of proposals does not. */
const scheduleQuery = (idJadwal: string, of: ProposalRingkasan) =>
  appointmentQuery(getGetJadwalProposalQueryOptions(idJadwal), readGetJadwalProposal, (jadwal) => ({
    appointments: [...found(jadwal, of.judul), ...manuscriptDeadline(jadwal, of)],
  }))

/** Returns the id of the schedule of a scheduled exam; null when the list has all the data. */
const scheduleOf = ({ status, idJadwal }: ProposalRingkasan): string | null =>
  status === 'dijadwalkan' ? readNumberedId(idJadwal) : null

const NEVER = ['draft', 'ditolak']

/** The student's proposal exams. */
export const appointments: AppointmentList = {
  nama: () => i18next.t('proposal:title'),
  query: ({ idMahasiswa }) =>
    appointmentQuery(proposalsQuery(idMahasiswa), readListProposalExamSummary, ({ data }) => {
      if (!data) return null
      const isListed = (row: ProposalRingkasan) => !NEVER.includes(row.status) && scheduleOf(row) === null
      const known = readRows(data, 'noted')
      const drafts = known.filter(({ status }) => NEVER.includes(status))
      return {
        appointments: data.flatMap((row) => {
          if (row === null) return [null]
          const exam = { ...row, id: row.idJadwal || row.id, tanggal: row.tanggalUjian, jamSelesai: '' }
          return isListed(row) ? found(exam, row.judul) : []
        }),
        more: [
          ...known.flatMap((row) => {
            const id = scheduleOf(row)
            return id === null ? [] : [scheduleQuery(id, row)]
          }),
          ...known.filter(({ status }) => status === 'revisi').map(revisionQuery),
          ...(drafts.length > 0 ? [windowQuery(drafts, idMahasiswa)] : []),
        ],
      }
    }),
}
