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

/** Returns where a proposal stands. */
export const workState = ({ status }: Pick<UsulanTugasAkhir, 'status'>): WorkState =>
  WORK_STATES.get(status) ?? 'unknown'

/** Returns whether the student still writes the proposal: it can be changed, submitted or deleted as the gateway allows. */
export const isOpen = (work: Pick<UsulanTugasAkhir, 'status'>): boolean =>
  workState(work) === 'draft' || workState(work) === 'rejected'

/** Returns whether a proposal was approved, so that it has guidance and defences. */
export const isGuided = (work: Pick<UsulanTugasAkhir, 'status'>): boolean =>
  ['approved', 'defence', 'finished'].includes(workState(work))

/** State of a defence; held: over without a result, or with one in words of the campus that the portal does not know. */
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

/** Returns where a defence stands, with its result where one is known. */
export const defenceState = ({ status, hasil }: Pick<Sidang, 'status' | 'hasil'>): DefenceState => {
  const state = DEFENCE_STATES.get(status) ?? 'unknown'
  const result = resultOf(hasil)
  return state === 'held' && (result === 'passed' || result === 'failed') ? result : state
}

/** Returns whether a defence was held and not passed. */
const isFailed = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean => defenceState(defence) === 'failed'

/** Returns whether a defence is over: it has been held. */
export const isHeld = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean =>
  ['held', 'passed', 'failed'].includes(defenceState(defence))

const RUNNING: readonly DefenceState[] = ['requested', 'accepted', 'scheduled']

/** Returns whether a defence is known to be asked for, and neither over nor rejected. An unknown status never blocks. */
export const isRunning = (defence: Pick<Sidang, 'status' | 'hasil'>): boolean => RUNNING.includes(defenceState(defence))

/** Moment at which a defence begins, in milliseconds since 1970; null while its day or its hour is not known. */
export const beginOf = ({ tanggal, jamMulai }: Pick<Sidang, 'tanggal' | 'jamMulai'>): number | null => {
  const span = spanOf({ jamMulai, jamSelesai: '' })
  return !tanggal || span === null ? null : momentAt(tanggal, span.mulai)
}

/**
 * Rule of the attendance approval. null: no answer yet, nothing is offered. undefined: it cannot be known, and the approval
 * counts as required.
 */
export type AttendanceRule = Pick<AturanPersetujuanKehadiran, 'wajib' | 'batasJam'> | null | undefined

/**
 * Last moment at which attendance can be approved, in milliseconds since 1970; null where it is not known: without the hours of
 * the rule no moment is told, because one that is too late costs the defence.
 */
export const attendanceEnd = (defence: Pick<Sidang, 'tanggal' | 'jamMulai'>, rule: AttendanceRule): number | null => {
  const begin = beginOf(defence)
  const hours = rule?.batasJam
  return begin === null || typeof hours !== 'number' ? null : begin - hours * HOUR_MS
}

/**
 * Attendance of a defence. open: the student may approve; late: the last moment, or the defence itself, has passed.
 */
export type Attendance = 'none' | 'approved' | 'open' | 'late'

/** Returns what there is to say about the attendance of a defence. @param nowMs by the gateway's clock */
export const attendanceOf = (defence: Sidang, rule: AttendanceRule, nowMs: number): Attendance => {
  if (defence.persetujuanKehadiran === true) return 'approved'
  if (defenceState(defence) !== 'scheduled' || rule === null || rule?.wajib === false) return 'none'
  const end = attendanceEnd(defence, rule) ?? beginOf(defence)
  return end !== null && nowMs >= end ? 'late' : 'open'
}

/**
 * Returns whether a defence was rejected because nobody approved the attendance in time. Only where the gateway still tells its
 * day, and the rule its hours: any other rejection is the decision of somebody, in their words.
 * @param nowMs by the gateway's clock
 */
export const isMissed = (defence: Sidang, rule: AttendanceRule, nowMs: number): boolean => {
  if (defenceState(defence) !== 'rejected' || defence.persetujuanKehadiran !== false || rule?.wajib === false)
    return false
  const end = attendanceEnd(defence, rule)
  return end !== null && nowMs >= end
}

/** Actor of a step; null where no answer tells. */
export type Actor = 'you' | 'programme' | 'supervisor' | null

/** A step of a final project, as the timeline shows it. */
export interface WorkStep {
  /** Of no other step in the list. */
  key: string
  kind: 'proposal' | 'guidance' | 'defence' | 'request' | 'revision' | 'end'
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
  actor: Actor
  /** A day, YYYY-MM-DD, or a moment in milliseconds since 1970. */
  until: string | number | null
  /** The defence of a step about one. */
  defence?: Sidang
}

/** Facts of a final project beside the proposal itself; undefined or null while it is not known. */
export interface WorkFacts {
  /** Defences of this proposal, newest first; null while the list of them is not known: no step after the proposal is told. */
  defences: readonly Sidang[] | null
  /** Every defence was read: only then is one known not to have been asked for. */
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
 * A revision is over when the project is, or when a later defence was asked for and not rejected. It is handed over outside the
 * portal: nobody acts here.
 */
const revisionStep = (defence: Sidang, isDone: boolean): Draft[] => {
  if (!['held', 'passed'].includes(defenceState(defence)) || !defence.batasRevisi) return []
  const until = isDone ? null : defence.batasRevisi
  return [{ kind: 'revision', state: isDone ? 'done' : 'now', actor: null, until, defence }]
}

/** Returns whether the states tell that a next defence can be asked for, where the gateway says nothing of it. */
const isNextByStates = (work: UsulanTugasAkhir, defences: readonly Sidang[], { jenisSidang }: AturanSidang): boolean =>
  ['approved', 'defence'].includes(workState(work)) &&
  !defences.some((one) => isRunning(one) || (one.jenisSidang === jenisSidang && isHeld(one) && !isFailed(one)))

/**
 * The next defence, which nobody has asked for yet, as its rule tells of it. The permission of the gateway decides; states only
 * tell where it gives none.
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

/** Returns whether the next defence was asked for before: it was rejected, or not passed. */
export const isRequestedAgain = ({ rule, defences }: Pick<WorkFacts, 'rule' | 'defences'>): boolean =>
  (defences ?? []).some(
    (one) => one.jenisSidang === rule?.jenisSidang && ['rejected', 'failed'].includes(defenceState(one)),
  )

/** Guidance stands before the defence that it was needed for, and after those that are over while more is needed. */
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
 * Returns the steps of a final project, from the answers alone: a step that no answer tells of is left out, each defence is
 * a step of its own, and a status that the contract does not name ends the list. Of a guided work nothing is told after the
 * proposal while its defences are not known.
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

/** The step that waits for somebody; undefined where none does. */
export const presentStep = (steps: readonly WorkStep[]): WorkStep | undefined =>
  steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'stopped' || state === 'unknown')

/** The works in the order of the list, those that run first. */
export const runningFirst = (works: Listed<UsulanTugasAkhir>): (UsulanTugasAkhir | null)[] => {
  const runs = (work: UsulanTugasAkhir) => ['approved', 'defence'].includes(workState(work))
  return sortRows(works, (a, b) => Number(runs(b)) - Number(runs(a)))
}

/** The defences of one proposal, newest first. */
export const defencesOf = (defences: readonly Sidang[], usulanId: string): Sidang[] =>
  defences.filter((one) => one.usulanId === usulanId)

/** The track that is shown first: that of the newest proposal, else skripsi. */
export const firstTrack = (works: readonly UsulanTugasAkhir[]): string =>
  works.find(({ jalur }) => jalur !== '')?.jalur ?? 'skripsi'

/** Proposals that an address without an id may mean: approved ones, newest first. */
export const guidedWorks = (works: Listed<UsulanTugasAkhir>): (UsulanTugasAkhir | null)[] =>
  filterRows(works, (work) => isGuided(work) && readNumberedId(work.id) !== null)

/** The proposal that a defence belongs to: by its own word, else by the proposal that names it; '' where none does. */
export const workIdOf = (defence: Sidang, works: readonly UsulanTugasAkhir[]): string =>
  defence.usulanId || (works.find(({ idSidang }) => idSidang !== '' && idSidang === defence.id)?.id ?? '')

/** The proposal that was not in the list before; undefined where none was added. */
export const addedWork = (
  works: readonly UsulanTugasAkhir[],
  before: readonly string[],
  judul: string,
): UsulanTugasAkhir | undefined => {
  const added = works.filter(({ id }) => !before.includes(id))
  return added.find((work) => work.judul.trim() === judul.trim()) ?? (added.length === 1 ? added[0] : undefined)
}

/** Id of a defence in a calendar. */
export const calendarId = ({ id }: Pick<Sidang, 'id'>): string => `sidang-${id}`

const DEADLINE_MINUTES = 30

/**
 * Returns the day of a defence and the last moment to approve attendance as calendar events; none without a day.
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
