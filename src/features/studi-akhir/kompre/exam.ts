import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { joined } from '#shared/text/joined.ts'

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

/**
 * Returns the steps of a participation: registered, approved, exam, result. One that was rejected or cancelled ends there.
 * @param today YYYY-MM-DD on the campus's calendar
 */
export const stepsOf = (of: Pick<PartisipasiKompre, 'status' | 'tanggal'>, today: string): readonly ExamStep[] => {
  const state = stateOf(of)
  const ended = ENDED[state]
  if (ended) return ended
  const isOver = of.tanggal != null && today > of.tanggal
  const isDecided = state === 'passed' || state === 'failed'
  const isApproved = state !== 'registered' || isOver
  const exam = isDecided || isOver ? 'done' : isApproved ? 'now' : 'later'
  const result = state === 'failed' ? 'stopped' : state === 'passed' ? 'done' : isOver ? 'now' : 'later'
  return [
    { key: 'registered', state: 'done' },
    { key: 'approved', state: isApproved ? 'done' : 'now' },
    { key: 'exam', state: exam },
    { key: 'result', state: result },
  ]
}

/** Obstacle to a registration; campus: in the words of the campus. */
export type Obstacle = { kind: 'campus'; text: string } | { kind: 'before' | 'after' | 'full' | 'closed' }

/** Returns what stands against registering, or null. The campus decides; where it gives no reason, the dates and seats tell it. */
export const obstacleOf = (jadwal: JadwalKompre, nowMs: number): Obstacle | null => {
  if (jadwal.bolehMendaftar === true) return null
  if (jadwal.alasan) return { kind: 'campus', text: jadwal.alasan }
  const fase = faseOf(toJendela({ tanggalMulai: jadwal.tanggalBuka, tanggalSelesai: jadwal.tanggalTutup }), nowMs)
  if (fase === 'before' || fase === 'after') return { kind: fase }
  const { kuota, jumlahPeserta } = jadwal
  return { kind: kuota != null && jumlahPeserta != null && jumlahPeserta >= kuota ? 'full' : 'closed' }
}

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
          id: `kompre-${of.id}`,
          nama,
          tanggal: of.tanggal,
          jam: toSpan(of.jamMulai, of.jamSelesai),
          ruang: joined(of.ruang, of.tautanDaring),
          keterangan: note,
        },
      ]
