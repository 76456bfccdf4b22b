import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { isSamePeriode, type Periode, periodeLabel, periodeOrder, toPeriode } from '#domain/periode/periode.ts'
import type { PengajuanCuti, WaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { newestFirst } from '#shared/time/time-order.ts'
import { onceBy } from '#shared/wire/once-by.ts'
import { isKnownText, type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'

/** State of a leave request; unknown: a status that is not in the contract. */
export type LeaveState = 'waiting' | 'granted' | 'refused' | 'cancelled' | 'unknown'

const STATES: Readonly<Record<string, LeaveState>> = {
  'Menunggu persetujuan': 'waiting',
  Disetujui: 'granted',
  Ditolak: 'refused',
  Dibatalkan: 'cancelled',
}

export const stateOf = ({ status }: Pick<PengajuanCuti, 'status'>): LeaveState => STATES[status] ?? 'unknown'

/** Returns whether cancelling is offered: as the campus states, else for a request without a decision. */
export const canCancel = (request: Pick<PengajuanCuti, 'status' | 'isBisaDibatalkan'>): boolean =>
  request.isBisaDibatalkan ?? ['waiting', 'unknown'].includes(stateOf(request))

/** Returns the semester in the user's language, otherwise the campus's label, otherwise '–'. */
export const labelOf = ({ label, tahun, semester }: Pick<PengajuanCuti, 'label' | 'tahun' | 'semester'>): string => {
  const periode = toPeriode(tahun, semester)
  return periode ? periodeLabel(periode) : label || '–'
}

/**
 * Returns the windows to show, without duplicates: open and future ones, otherwise the one that closed last.
 * @param nowMs by the gateway's clock
 */
export const shownWindows = (windows: readonly WaktuPengajuanCuti[], nowMs: number): readonly WaktuPengajuanCuti[] => {
  const once = onceBy(windows, ({ idWaktuPengajuanCuti: id }) => id)
  const ahead = once.filter((window) => faseOf(toJendela(window), nowMs) !== 'after')
  const endOf = (window: WaktuPengajuanCuti) => toJendela(window).selesai ?? 0
  return ahead.length > 0 ? ahead : once.toSorted((one, other) => endOf(other) - endOf(one)).slice(0, 1)
}

/** Returns whether a known request for the period of a window has the given state. */
export const hasState = (requests: readonly PengajuanCuti[], window: WaktuPengajuanCuti, state: LeaveState): boolean =>
  requests.some((request) => isSamePeriode(request, window) && stateOf(request) === state)

/** Reason why leave cannot be requested; campus: in the campus's words. */
export type Obstacle =
  | { kind: 'campus'; text: string }
  | { kind: 'closed' | 'granted' | 'refused' | 'used' | 'waiting' }

/**
 * Returns the obstacle to a request in a window, or null. The campus's own text has priority; without one, the window,
 * the known requests and the semesters left decide.
 */
export const obstacleOf = (
  window: WaktuPengajuanCuti,
  requests: readonly PengajuanCuti[],
  nowMs: number,
): Obstacle | null => {
  const { bolehMengajukan, alasan, sisaCuti } = window
  if (bolehMengajukan === false && isKnownText(alasan)) return { kind: 'campus', text: alasan }
  const fase = faseOf(toJendela(window), nowMs)
  if (fase !== 'open' && fase !== 'unknown') return { kind: 'closed' }
  if (hasState(requests, window, 'waiting')) return { kind: 'waiting' }
  if (hasState(requests, window, 'granted')) return { kind: 'granted' }
  if (typeof sisaCuti === 'number' && sisaCuti <= 0 && bolehMengajukan !== true) return { kind: 'used' }
  return bolehMengajukan === false ? { kind: 'refused' } : null
}

/** Step of a request in the timeline. */
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

/** Returns the steps of a request: request, decision, and the decree while it is pending or granted. */
export const stepsOf = (request: PengajuanCuti): readonly LeaveStep[] => {
  const state = stateOf(request)
  const decree = isKnownText(request.nomorSk) || request.dokumen ? 'done' : 'now'
  return [
    { key: 'requested', state: 'done' },
    { key: 'decision', state: DECISION[state] },
    ...(state === 'waiting' || state === 'granted'
      ? [{ key: 'decree', state: state === 'granted' ? decree : 'later' } as const]
      : []),
  ]
}

/** Sorts the requests newest first, in whatever order they arrived; unreadable ones come last. */
export const sortRequests = (rows: Listed<PengajuanCuti>): (PengajuanCuti | null)[] => [
  ...newestFirst(readRows(rows, 'noted'), ({ tanggalPengajuan }) => readMoment(tanggalPengajuan)),
  ...Array.from({ length: unreadOf(rows) }, () => null),
]

/** Returns the newest request for the period of a window; null when it was cancelled. */
export const requestFor = (newest: readonly PengajuanCuti[], window: WaktuPengajuanCuti): PengajuanCuti | null => {
  const found = newest.find((request) => isSamePeriode(request, window))
  return found && stateOf(found) !== 'cancelled' ? found : null
}

/**
 * Returns the requests for other periods that still matter: pending ones, and leave granted for the running or a later
 * semester.
 * @param running running semester; without it, granted leave is not returned
 */
export const otherRequests = (
  newest: readonly PengajuanCuti[],
  windows: readonly WaktuPengajuanCuti[],
  running: Periode | null | undefined,
): PengajuanCuti[] =>
  newest.filter((request) => {
    if (windows.some((window) => isSamePeriode(request, window))) return false
    const state = stateOf(request)
    const periode = toPeriode(request.tahun, request.semester)
    const isAhead = running && periode && periodeOrder(periode) >= periodeOrder(running)
    return state === 'waiting' || (state === 'granted' && Boolean(isAhead))
  })
