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

/** Returns where a participation stands. */
export const stateOf = ({ status }: Pick<PartisipasiKompre, 'status'>): ExamState =>
  Object.hasOwn(STATES, status) ? (STATES[status] ?? 'unknown') : 'unknown'

/** Returns whether a participation still lies ahead: the student holds its seat. */
export const isOpen = (row: Pick<PartisipasiKompre, 'status'>): boolean =>
  ['registered', 'approved'].includes(stateOf(row))

/** Returns the participation in a sitting that counts: an open one, else the newest that was not cancelled. */
export const participationIn = (
  rows: readonly PartisipasiKompre[],
  scheduleId: string,
): PartisipasiKompre | undefined => {
  const own = rows.filter((row) => row.scheduleId !== '' && row.scheduleId === scheduleId)
  return own.find(isOpen) ?? own.find((row) => stateOf(row) !== 'cancelled')
}

/** A step of a participation, as the timeline shows it. */
export interface ExamStep {
  key: 'registered' | 'approved' | 'exam' | 'result'
  state: Step['state']
}

/** Result of the state alone; what lies ahead depends on the day. */
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

/** State of the exam and of its result, for an approved seat: that its day is over does not say that it was held. */
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
 * Returns the steps of a participation: registered, approved, exam, result. One that was rejected or cancelled ends there. Only
 * the gateway approves, and only a result says that the exam was held.
 * @param isOver the day and hours of the exam are over
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

/** Obstacle to a registration; campus: in the words of the campus. */
export type Obstacle = { kind: 'campus'; text: string } | { kind: 'before' | 'after' | 'full' | 'closed' }

/**
 * Returns what stands against registering, or null. The campus decides; where it says no without a reason, the dates and seats
 * tell it. Where it says nothing, a seat is offered, and its refusal is shown. The last day passes while an answer is kept.
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

/** Id of a sitting in a calendar. */
export const calendarId = ({ id }: Pick<JadwalKompre, 'id'>): string => `kompre-${id}`

/** Returns the sitting as an event of a calendar; none while its day is not set. */
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
