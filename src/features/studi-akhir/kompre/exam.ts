import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { joined } from '#shared/text/joined.ts'
import { spanOf } from '../appointment.ts'

/** State of a participation; unknown: a status that the contract does not name. */
export type ExamState = 'registered' | 'approved' | 'rejected' | 'passed' | 'failed' | 'cancelled' | 'unknown'

const STATES: Readonly<Record<string, ExamState>> = {
  terdaftar: 'registered',
  disetujui: 'approved',
  ditolak: 'rejected',
  lulus: 'passed',
  tidakLulus: 'failed',
  batal: 'cancelled',
}

export const stateOf = ({ status }: Pick<PartisipasiKompre, 'status'>): ExamState =>
  Object.hasOwn(STATES, status) ? (STATES[status] ?? 'unknown') : 'unknown'

/** Returns whether a participation is open, so that the student has a seat. */
export const isOpen = (row: Pick<PartisipasiKompre, 'status'>): boolean =>
  ['registered', 'approved'].includes(stateOf(row))

/** Returns the student's effective participation in a sitting: an open one, else the newest that is not cancelled. */
export const participationIn = (
  rows: readonly PartisipasiKompre[],
  scheduleId: string,
): PartisipasiKompre | undefined => {
  const own = rows.filter((row) => row.scheduleId !== '' && row.scheduleId === scheduleId)
  return own.find(isOpen) ?? own.find((row) => stateOf(row) !== 'cancelled')
}

/** A step of a participation in the timeline. */
export interface ExamStep {
  key: 'registered' | 'approved' | 'exam' | 'result'
  state: Step['state']
}

/** Steps of states that do not depend on the day. */
const ENDED: Partial<Record<ExamState, readonly ExamStep[]>> = {
  rejected: [
    { key: 'registered', state: 'done' },
    { key: 'approved', state: 'stopped' },
  ],
  cancelled: [{ key: 'registered', state: 'stopped' }],
  unknown: [
    { key: 'registered', state: 'done' },
    { key: 'approved', state: 'unknown' },
  ],
}

/** Returns the steps for exam and result of an approved seat. A past day alone does not mean that the exam was held. */
const examSteps = (state: ExamState, isOver: boolean): readonly ExamStep[] => {
  if (state === 'passed' || state === 'failed')
    return [
      { key: 'exam', state: 'done' },
      { key: 'result', state: state === 'passed' ? 'done' : 'stopped' },
    ]
  if (state === 'registered')
    return [
      { key: 'exam', state: 'later' },
      { key: 'result', state: 'later' },
    ]
  return [
    { key: 'exam', state: isOver ? 'unknown' : 'now' },
    { key: 'result', state: isOver ? 'now' : 'later' },
  ]
}

/**
 * Returns the steps of a participation: registered, approved, exam, result. A rejected or cancelled one has no further
 * steps. Only the gateway approves, and only a result proves that the exam was held.
 * @param isOver true once the day and hours of the exam have passed
 */
export const stepsOf = (of: Pick<PartisipasiKompre, 'status'>, isOver: boolean): readonly ExamStep[] => {
  const state = stateOf(of)
  const ended = ENDED[state]
  if (ended) return ended
  return [
    { key: 'registered', state: 'done' },
    { key: 'approved', state: state === 'registered' ? 'now' : 'done' },
    ...examSteps(state, isOver),
  ]
}

/** Reason why no registration is possible. campus: with the campus's own text. */
export type Obstacle = { kind: 'campus'; text: string } | { kind: 'before' | 'after' | 'full' | 'closed' }

/**
 * Returns the reason why no registration is possible, or null. The campus decides; when it forbids without a reason,
 * dates and seats provide one. Without a permission in the answer the registration is offered, and a rejection is
 * shown. The last day is checked here because it may pass while the answer is cached.
 */
export const obstacleOf = (jadwal: JadwalKompre, nowMs: number): Obstacle | null => {
  const fase = faseOf(toJendela({ tanggalMulai: jadwal.tanggalBuka, tanggalSelesai: jadwal.tanggalTutup }), nowMs)
  if (jadwal.bolehMendaftar !== false) return fase === 'after' ? { kind: fase } : null
  if (jadwal.alasan) return { kind: 'campus', text: jadwal.alasan }
  if (fase === 'before' || fase === 'after') return { kind: fase }
  const { kuota, jumlahPeserta } = jadwal
  return {
    kind: typeof kuota === 'number' && typeof jumlahPeserta === 'number' && jumlahPeserta >= kuota ? 'full' : 'closed',
  }
}

/** Returns the id of a sitting in a calendar file. */
export const calendarId = ({ id }: Pick<JadwalKompre, 'id'>): string => `kompre-${id}`

/** Returns the sitting as a calendar event; empty while its day is not set. */
export const eventsOf = (
  of: Pick<JadwalKompre, 'id' | 'tanggal' | 'jamMulai' | 'jamSelesai' | 'ruang'> & { tautanDaring?: string },
  nama: string,
  note = '',
): UjianKalender[] =>
  !of.tanggal
    ? []
    : [
        {
          id: calendarId(of),
          nama,
          tanggal: of.tanggal,
          jam: spanOf(of),
          ruang: joined(of.ruang, of.tautanDaring),
          keterangan: note,
        },
      ]
