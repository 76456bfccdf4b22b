import type { UjianKalender } from '#domain/jadwal/ics.ts'
import type { AturanPersetujuanKehadiran, AturanSidang, Sidang } from '#generated/client/sidang/readers.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { dayOf, minuteOf, momentAt } from '#shared/campus/campus-time.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { filterRows, type Listed, sortRows } from '#shared/wire/readers.ts'
import { spanOf } from '../appointment.ts'
import { guidanceActor, missingOf, type Progress } from '../guidance/guidance.ts'
import { resultOf } from '../result.ts'

const HOUR_MS = 3_600_000

/** State of a proposal; unknown: a status that the contract does not name. */
export type WorkState = 'draft' | 'submitted' | 'approved' | 'rejected' | 'defence' | 'finished' | 'unknown'

const WORK_STATES: ReadonlyMap<string, WorkState> = new Map([
  ['draft', 'draft'],
  ['diajukan', 'submitted'],
  ['disetujui', 'approved'],
  ['ditolak', 'rejected'],
  ['sidang', 'defence'],
  ['selesai', 'finished'],
])

export const workState = ({ status }: Pick<UsulanTugasAkhir, 'status'>): WorkState =>
  WORK_STATES.get(status) ?? 'unknown'

/** Returns whether the student can still write the proposal: change, submit or delete it as the gateway permits. */
export const isOpen = (work: Pick<UsulanTugasAkhir, 'status'>): boolean =>
  workState(work) === 'draft' || workState(work) === 'rejected'

/** Returns whether a proposal is approved and therefore has guidance and defences. */
export const isGuided = (work: Pick<UsulanTugasAkhir, 'status'>): boolean =>
  ['approved', 'defence', 'finished'].includes(workState(work))

/** State of a defence; held: over without a result, or with a result text that the portal does not know. */
export type DefenceState =
  | 'requested'
  | 'accepted'
  | 'scheduled'
  | 'held'
  | 'passed'
  | 'failed'
  | 'rejected'
  | 'unknown'

const DEFENCE_STATES: ReadonlyMap<string, DefenceState> = new Map([
  ['diajukan', 'requested'],
  ['disetujui', 'accepted'],
  ['dijadwalkan', 'scheduled'],
  ['selesai', 'held'],
  ['ditolak', 'rejected'],
])

/** Returns the state of a defence, with its result when it is known. */
export const defenceState = ({ status, hasil }: Pick<Sidang, 'status' | 'hasil'>): DefenceState => {
  const state = DEFENCE_STATES.get(status) ?? 'unknown'
  const result = resultOf(hasil)
  return state === 'held' && (result === 'passed' || result === 'failed') ? result : state
}

/** Returns whether a defence was held and failed. */
const isFailed = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean => defenceState(defence) === 'failed'

/** Returns whether a defence has been held. */
export const isHeld = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean =>
  ['held', 'passed', 'failed'].includes(defenceState(defence))

const RUNNING: readonly DefenceState[] = ['requested', 'accepted', 'scheduled']

/** Returns whether a defence is requested, accepted or scheduled. An unknown status never blocks. */
export const isRunning = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean => RUNNING.includes(defenceState(defence))

/** Returns the start of a defence in milliseconds since 1970; null while its day or time is unknown. */
export const beginOf = ({ tanggal, jamMulai }: Pick<Sidang, 'tanggal' | 'jamMulai'>): number | null => {
  const span = spanOf({ jamMulai, jamSelesai: '' })
  return !tanggal || span === null ? null : momentAt(tanggal, span.mulai)
}

/**
 * Rule of the attendance approval. null: not loaded, approval is not offered. undefined: unknown, approval counts as
 * required.
 */
export type AttendanceRule = Pick<AturanPersetujuanKehadiran, 'wajib' | 'batasJam'> | null | undefined

/**
 * Returns the deadline for approving the attendance in milliseconds since 1970; null when unknown. Without the rule's
 * hours no deadline is shown, because one that is too late costs the student the defence.
 */
export const attendanceEnd = (defence: Pick<Sidang, 'tanggal' | 'jamMulai'>, rule: AttendanceRule): number | null => {
  const begin = beginOf(defence)
  const hours = rule?.batasJam
  return begin === null || typeof hours !== 'number' ? null : begin - hours * HOUR_MS
}

/**
 * Attendance of a defence. open: the student may approve; late: the deadline, or the start of the defence, has passed.
 */
export type Attendance = 'none' | 'approved' | 'open' | 'late'

/**
 * Returns the attendance state of a defence.
 * @param nowMs by the gateway's clock
 */
export const attendanceOf = (defence: Sidang, rule: AttendanceRule, nowMs: number): Attendance => {
  if (defence.persetujuanKehadiran === true) return 'approved'
  if (defenceState(defence) !== 'scheduled' || rule === null || rule?.wajib === false) return 'none'
  const end = attendanceEnd(defence, rule) ?? beginOf(defence)
  return end !== null && nowMs >= end ? 'late' : 'open'
}

/**
 * Returns whether a defence was rejected because the attendance was not approved in time. True only when its day and
 * the rule's hours are known: any other rejection is a decision with its own reason.
 * @param nowMs by the gateway's clock
 */
export const isMissed = (defence: Sidang, rule: AttendanceRule, nowMs: number): boolean => {
  if (defenceState(defence) !== 'rejected' || defence.persetujuanKehadiran !== false || rule?.wajib === false)
    return false
  const end = attendanceEnd(defence, rule)
  return end !== null && nowMs >= end
}

/** Actor of a step; null when unknown. */
export type Actor = 'you' | 'programme' | 'supervisor' | null

/** A step of a final project in the timeline. */
export interface WorkStep {
  /** Unique within the list. */
  key: string
  kind: 'proposal' | 'guidance' | 'defence' | 'request' | 'revision' | 'end'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
  actor: Actor
  /** Day, YYYY-MM-DD, or time in milliseconds since 1970. */
  until: string | number | null
  /** Set on steps about a defence. */
  defence?: Sidang
}

/** Facts of a final project besides the proposal; undefined or null while unknown. */
export interface WorkFacts {
  /**
   * Defences of this proposal, newest first; null while the list is unknown: the steps after the proposal are then
   * omitted.
   */
  defences: readonly Sidang[] | null
  /** True when all defences could be read; only then is a missing defence known not to have been requested. */
  isWhole: boolean
  guidance: Progress
  /** Rule of the next defence. */
  rule: AturanSidang | null
  attendance: AttendanceRule
  /** Last days of the proposal window, the guidance and the request window, YYYY-MM-DD. */
  proposalEnd: string | null
  guidanceEnd: string | null
  requestEnd: string | null
}

type Draft = Omit<WorkStep, 'key'>

const proposalStep = (work: UsulanTugasAkhir, { proposalEnd }: WorkFacts): Draft => {
  const state = workState(work)
  const step = { kind: 'proposal', actor: null, until: null } as const
  if (state === 'draft') return { ...step, state: 'now', actor: 'you', until: proposalEnd }
  if (state === 'submitted') return { ...step, state: 'now', actor: 'programme' }
  if (state === 'rejected') return { ...step, state: 'stopped', actor: 'you' }
  return { ...step, state: state === 'unknown' ? 'unknown' : 'done' }
}

const isComplete = (guidance: WorkFacts['guidance']): boolean => missingOf(guidance) === 0

const guidanceStep = (work: UsulanTugasAkhir, facts: WorkFacts): Draft => {
  const isDone = isComplete(facts.guidance) || workState(work) !== 'approved'
  const acts = isDone ? null : guidanceActor(facts.guidance)
  const actor = acts === 'you' && facts.guidance.isClosed ? null : acts
  return { kind: 'guidance', state: isDone ? 'done' : 'now', actor, until: actor === 'you' ? facts.guidanceEnd : null }
}

const DEFENCE_STEP: Readonly<Record<DefenceState, WorkStep['state']>> = {
  requested: 'now',
  accepted: 'now',
  scheduled: 'now',
  held: 'done',
  passed: 'done',
  failed: 'stopped',
  rejected: 'stopped',
  unknown: 'unknown',
}

const defenceStep = (defence: Sidang, { attendance }: WorkFacts, nowMs: number): Draft => {
  const state = defenceState(defence)
  const isToApprove = attendanceOf(defence, attendance, nowMs) === 'open'
  const waits = state === 'requested' || state === 'accepted'
  return {
    kind: 'defence',
    state: state === 'held' && resultOf(defence.hasil) === 'unknown' ? 'unknown' : DEFENCE_STEP[state],
    actor: isToApprove ? 'you' : waits ? 'programme' : null,
    until: isToApprove ? attendanceEnd(defence, attendance) : null,
    defence,
  }
}

/**
 * Returns the revision step; empty without a revision. It is done when the project is finished, or when a later defence
 * was requested and not rejected. The report is submitted outside the portal, so the step has no actor.
 */
const revisionStep = (defence: Sidang, isDone: boolean): Draft[] => {
  if (!['held', 'passed'].includes(defenceState(defence)) || !defence.batasRevisi) return []
  const until = isDone ? null : defence.batasRevisi
  return [{ kind: 'revision', state: isDone ? 'done' : 'now', actor: null, until, defence }]
}

/** Returns whether the states allow a next defence; used when the gateway sends no permission. */
const isNextByStates = (work: UsulanTugasAkhir, defences: readonly Sidang[], { jenisSidang }: AturanSidang): boolean =>
  ['approved', 'defence'].includes(workState(work)) &&
  !defences.some((one) => isRunning(one) || (one.jenisSidang === jenisSidang && isHeld(one) && !isFailed(one)))

/**
 * Returns the step of the next defence, which is not requested yet; empty without a rule. The gateway's permission
 * decides; without one the states do.
 */
const requestStep = (work: UsulanTugasAkhir, facts: WorkFacts, defences: readonly Sidang[]): Draft[] => {
  const { rule, requestEnd, isWhole } = facts
  if (rule === null || !isWhole) return []
  const isAllowed = rule.bolehMengajukan === true
  if (!isAllowed && !isNextByStates(work, defences, rule)) return []
  const state = isAllowed || isComplete(facts.guidance) ? 'now' : 'later'
  const actor = state === 'now' && rule.bolehMengajukan !== false ? 'you' : null
  return [{ kind: 'request', state, actor, until: requestEnd }]
}

/** Returns whether the next defence was requested before, and was rejected or failed. */
export const isRequestedAgain = ({ rule, defences }: Pick<WorkFacts, 'rule' | 'defences'>): boolean =>
  (defences ?? []).some(
    (one) => one.jenisSidang === rule?.jenisSidang && ['rejected', 'failed'].includes(defenceState(one)),
  )

/**
 * Returns the steps with guidance before the defence that requires it, and after past defences while more is required.
 */
const guidedSteps = (work: UsulanTugasAkhir, facts: WorkFacts, defences: readonly Sidang[], nowMs: number): Draft[] => {
  const oldestFirst = defences.toReversed()
  const steps = oldestFirst.map((defence, place) => {
    const isFollowed = oldestFirst.slice(place + 1).some((later) => defenceState(later) !== 'rejected')
    const isDone = workState(work) === 'finished' || isFollowed
    return [defenceStep(defence, facts, nowMs), ...revisionStep(defence, isDone)]
  })
  const guidance = guidanceStep(work, facts)
  const isLastRunning = defences.some(isRunning)
  const at = guidance.state === 'done' || isLastRunning ? Math.max(0, steps.length - 1) : steps.length
  return [...steps.slice(0, at).flat(), guidance, ...steps.slice(at).flat(), ...requestStep(work, facts, defences)]
}

/**
 * Returns the steps of a final project, from the answers alone. A step without data is omitted, each defence is a step
 * of its own, and a status that the contract does not name ends the list. While the defences of an approved proposal
 * are unknown, only the proposal step is returned.
 * @param nowMs by the gateway's clock
 */
export const stepsOf = (work: UsulanTugasAkhir, facts: WorkFacts, nowMs: number): readonly WorkStep[] => {
  const state = workState(work)
  const isCut = state === 'rejected' || state === 'unknown' || (isGuided(work) && facts.defences === null)
  const guided = isGuided(work) && facts.defences ? guidedSteps(work, facts, facts.defences, nowMs) : []
  const end: Draft = { kind: 'end', state: state === 'finished' ? 'done' : 'later', actor: null, until: null }
  return [proposalStep(work, facts), ...guided, ...(isCut ? [] : [end])].map((step, place) => ({
    ...step,
    key: `${step.kind} ${step.defence?.id ?? ''} ${place}`,
  }))
}

/** Returns the current step, else a stopped or unknown one; undefined when there is none. */
export const presentStep = (steps: readonly WorkStep[]): WorkStep | undefined =>
  steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'stopped' || state === 'unknown')

/** Returns the works with running ones first, otherwise in the order of the list. */
export const runningFirst = (works: Listed<UsulanTugasAkhir>): (UsulanTugasAkhir | null)[] => {
  const runs = (work: UsulanTugasAkhir) => ['approved', 'defence'].includes(workState(work))
  return sortRows(works, (a, b) => Number(runs(b)) - Number(runs(a)))
}

/** Returns the defences of one proposal, newest first. */
export const defencesOf = (defences: readonly Sidang[], usulanId: string): Sidang[] =>
  defences.filter((one) => one.usulanId === usulanId)

/** Returns the track that is shown first: that of the newest proposal, else skripsi. */
export const firstTrack = (works: readonly UsulanTugasAkhir[]): string =>
  works.find(({ jalur }) => jalur !== '')?.jalur ?? 'skripsi'

/** Returns the proposals that an address without an id may refer to: approved ones, newest first. */
export const guidedWorks = (works: Listed<UsulanTugasAkhir>): (UsulanTugasAkhir | null)[] =>
  filterRows(works, (work) => isGuided(work) && readNumberedId(work.id) !== null)

/**
 * Returns the id of a defence's proposal: its own `usulanId`, else the proposal that names the defence; '' when there
 * is none.
 */
export const workIdOf = (defence: Sidang, works: readonly UsulanTugasAkhir[]): string =>
  defence.usulanId || (works.find(({ idSidang }) => idSidang !== '' && idSidang === defence.id)?.id ?? '')

/** Returns the proposal that was not in the list before; undefined when none was added. */
export const addedWork = (
  works: readonly UsulanTugasAkhir[],
  before: readonly string[],
  judul: string,
): UsulanTugasAkhir | undefined => {
  const added = works.filter(({ id }) => !before.includes(id))
  return added.find((work) => work.judul.trim() === judul.trim()) ?? (added.length === 1 ? added[0] : undefined)
}

/** Returns the id of a defence in a calendar file. */
export const calendarId = ({ id }: Pick<Sidang, 'id'>): string => `sidang-${id}`

const DEADLINE_MINUTES = 30

/**
 * Returns the day of a defence and the deadline for approving the attendance as calendar events; empty without a day.
 * @param names titles of the two events
 */
export const eventsOf = (
  defence: Sidang,
  rule: AttendanceRule,
  names: { defence: string; deadline: string },
  nowMs: number,
): { day: UjianKalender[]; deadline: UjianKalender[] } => {
  const { id, tanggal, ruang } = defence
  if (!tanggal) return { day: [], deadline: [] }
  const day = {
    id: calendarId(defence),
    nama: names.defence,
    tanggal,
    jam: spanOf(defence),
    ruang,
    keterangan: defence.judul,
  }
  const end = attendanceOf(defence, rule, nowMs) === 'open' ? attendanceEnd(defence, rule) : null
  if (end === null) return { day: [day], deadline: [] }
  const minute = minuteOf(end)
  const last = { mulai: Math.max(0, minute - DEADLINE_MINUTES), selesai: Math.max(1, minute) }
  return {
    day: [day],
    deadline: [
      {
        id: `kehadiran-${id}`,
        nama: names.deadline,
        tanggal: dayOf(end),
        jam: last,
        ruang: '',
        keterangan: defence.judul,
      },
    ],
  }
}
