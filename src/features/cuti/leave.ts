import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { isSamePeriode, semesterLabel, toPeriode } from '#domain/periode/periode.ts'
import type { PengajuanCuti, WaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { onceBy } from '#shared/wire/once-by.ts'

/** State of a leave request; unknown: a status that the contract does not name. */
export type LeaveState = 'waiting' | 'granted' | 'refused' | 'cancelled' | 'unknown'

const STATES: Readonly<Record<string, LeaveState>> = {
  'Menunggu persetujuan': 'waiting',
  Disetujui: 'granted',
  Ditolak: 'refused',
  Dibatalkan: 'cancelled',
}

/** Returns where a request stands. */
export const stateOf = ({ status }: Pick<PengajuanCuti, 'status'>): LeaveState => STATES[status] ?? 'unknown'

/** Returns the semester of a window or a request in the person's language, else in the words of the campus; '–' for neither. */
export const labelOf = ({ label, tahun, semester }: Pick<PengajuanCuti, 'label' | 'tahun' | 'semester'>): string => {
  const periode = toPeriode(tahun, semester)
  return periode ? semesterLabel(periode) : label || '–'
}

/**
 * Returns the windows to show, each once: those that are open or will open, else the newest that has closed.
 * @param nowMs by the gateway's clock
 */
export const shownWindows = (windows: readonly WaktuPengajuanCuti[], nowMs: number): readonly WaktuPengajuanCuti[] => {
  const ahead = onceBy(windows, ({ idWaktuPengajuanCuti: id }) => id).filter(
    (window) => faseOf(toJendela(window), nowMs) !== 'after',
  )
  return ahead.length > 0 ? ahead : windows.slice(0, 1)
}

/** Obstacle to a leave request; campus: in the words of the campus. */
export type Obstacle =
  | { kind: 'campus'; text: string }
  | { kind: 'closed' | 'granted' | 'refused' | 'used' | 'waiting' }

/**
 * Returns what stands against a request in a window, or null. What the campus says of this student wins; where it says
 * nothing, the window, the requests that are known and the semesters left decide.
 */
export const obstacleOf = (
  window: WaktuPengajuanCuti,
  requests: readonly PengajuanCuti[],
  nowMs: number,
): Obstacle | null => {
  const { bolehMengajukan, alasan, sisaCuti } = window
  if (bolehMengajukan === false) return alasan ? { kind: 'campus', text: alasan } : { kind: 'refused' }
  if (faseOf(toJendela(window), nowMs) !== 'open') return { kind: 'closed' }
  const states = requests.filter((request) => isSamePeriode(request, window)).map(stateOf)
  if (states.includes('waiting')) return { kind: 'waiting' }
  if (states.includes('granted')) return { kind: 'granted' }
  return sisaCuti != null && sisaCuti <= 0 ? { kind: 'used' } : null
}

/** A step of a request, as the timeline shows it. */
export interface LeaveStep {
  key: 'requested' | 'decision' | 'decree'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
}

const DECISION = {
  waiting: 'now',
  granted: 'done',
  refused: 'stopped',
  cancelled: 'stopped',
  unknown: 'unknown',
} as const

/** Returns the steps of a request: asked, decision, and the decree of one that waits or was granted. */
export const stepsOf = (request: PengajuanCuti): readonly LeaveStep[] => {
  const state = stateOf(request)
  const decree = request.nomorSk !== '' || request.dokumen !== null ? 'done' : 'now'
  return [
    { key: 'requested', state: 'done' },
    { key: 'decision', state: DECISION[state] },
    ...(state === 'waiting' || state === 'granted'
      ? [{ key: 'decree', state: state === 'granted' ? decree : 'later' } as const]
      : []),
  ]
}
