import type {
  AturanKerjaPraktik,
  SidangKerjaPraktik,
  UsulanKerjaPraktik,
} from '#generated/client/kerja-praktik/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { daysBetween } from '#shared/campus/campus-time.ts'
import { type Angka, readRows, type Waktu } from '#shared/wire/readers.ts'
import { guidanceActor } from '../guidance/guidance.ts'
import { resultOf } from '../result.ts'

/** State of an internship; unknown: a status that the contract does not name. */
export type Stage = 'draft' | 'proposed' | 'approved' | 'rejected' | 'running' | 'defence' | 'done' | 'unknown'

const STAGES: Readonly<Record<string, Stage>> = {
  draft: 'draft', // not in the contract, but a gateway may store drafts
  diajukan: 'proposed',
  disetujui: 'approved',
  ditolak: 'rejected',
  berjalan: 'running',
  sidang: 'defence',
  selesai: 'done',
}

export const stageOf = ({ status }: Pick<UsulanKerjaPraktik, 'status'>): Stage =>
  Object.hasOwn(STAGES, status) ? (STAGES[status] ?? 'unknown') : 'unknown'

/** Returns whether the list shows an internship as past: finished or rejected. */
export const isPast = (row: Pick<UsulanKerjaPraktik, 'status'>): boolean => ['done', 'rejected'].includes(stageOf(row))

/**
 * Returns the number of days of an internship, first and last included; null when one is unknown or they are in reverse
 * order.
 */
export const countDays = (mulai: Waktu, selesai: Waktu): number | null => {
  if (!mulai || !selesai) return null
  const days = daysBetween(mulai, selesai) + 1
  return days > 0 ? days : null
}

/** Returns whether the student is a group member who does not lead: such a member has read-only access. */
export const isMember = ({ anggota }: Pick<UsulanKerjaPraktik, 'anggota'>, idMahasiswa: string): boolean =>
  readRows(anggota, 'hint').some((one) => one.idMahasiswa === idMahasiswa && one.isKetua === false)

/** State of a defence; failed: held and not passed; unknown: a status that the contract does not name. */
export type DefenceState = 'requested' | 'approved' | 'scheduled' | 'done' | 'failed' | 'rejected' | 'unknown'

const DEFENCES: Readonly<Record<string, DefenceState>> = {
  diajukan: 'requested',
  disetujui: 'approved',
  dijadwalkan: 'scheduled',
  selesai: 'done',
  ditolak: 'rejected',
}

/**
 * Returns the state of a defence. The result is free text of the campus: one that begins with 'Tidak lulus' means
 * failed.
 */
export const defenceState = ({ status, hasil }: Pick<SidangKerjaPraktik, 'status' | 'hasil'>): DefenceState => {
  const state = Object.hasOwn(DEFENCES, status) ? (DEFENCES[status] ?? 'unknown') : 'unknown'
  return state === 'done' && resultOf(hasil) === 'failed' ? 'failed' : state
}

/** Returns whether a defence was rejected or failed, so that another one may be requested. */
export const isLost = (sidang: SidangKerjaPraktik): boolean => ['failed', 'rejected'].includes(defenceState(sidang))

export type StepKey = 'proposal' | 'field' | 'guidance' | 'defence' | 'revision' | 'done'

/** A step derived from the answers; its texts belong to the screen. */
export interface InternshipStep {
  key: StepKey
  state: Step['state']
  /** Actor while the step is the current one. */
  actor?: Actor
}

/** Actor of a step. leader: the group's leader, for a member who does not lead. */
export type Actor = 'you' | 'leader' | 'programme' | 'supervisor' | 'campus'

/** Facts of an internship from which its steps are derived. */
export interface Known {
  usulan: UsulanKerjaPraktik
  /** Null when there is none; undefined while the named one is not loaded. */
  sidang: SidangKerjaPraktik | null | undefined
  /** Number of meetings that count, and number required; null when no answer has them. */
  count: Angka
  needed: Angka
  /** True when `count` is approved meetings; false when it is meetings held. */
  isApprovedOnly: boolean
  /** Records that await the supervisor's answer; null when unknown. */
  waiting: number | null
  /** True when the gateway currently accepts no guidance record from this student. */
  isClosed: boolean
  /** True when the student is a member who does not lead the group: the leader's actions are unavailable. */
  isMember: boolean
  /** True once the day and hours of the defence have passed. */
  isDefencePast: boolean
}

const DONE: Pick<InternshipStep, 'state'> = { state: 'done' }
const LATER: Pick<InternshipStep, 'state'> = { state: 'later' }

/** Returns whether the weeks at the company are over. */
const isFieldOver = ({ tanggalSelesai }: UsulanKerjaPraktik, stage: Stage, today: string): boolean =>
  stage === 'defence' || stage === 'done' || (typeof tanggalSelesai === 'string' && today > tanggalSelesai)

/** Returns whether the weeks at the company are known to be in the future. */
const isFieldAhead = ({ tanggalMulai }: UsulanKerjaPraktik, stage: Stage, today: string): boolean =>
  stage === 'approved' && typeof tanggalMulai === 'string' && today < tanggalMulai

const isEnough = ({ count, needed }: Known): boolean =>
  needed === null || (typeof needed === 'number' && typeof count === 'number' && count >= needed)

/** Returns the acting side: the student or, for a member, the leader of the group. */
const leading = ({ isMember: reads }: Known): Actor => (reads ? 'leader' : 'you')

const REQUESTED: Readonly<Record<DefenceState, Omit<InternshipStep, 'key'>>> = {
  requested: { state: 'now', actor: 'programme' },
  approved: { state: 'now', actor: 'programme' },
  scheduled: { state: 'now' },
  done: DONE,
  failed: { state: 'stopped' },
  rejected: { state: 'stopped' },
  unknown: { state: 'unknown' },
}

/**
 * Returns the defence step. The gateway's permission decides whether a defence can be requested; without one, days and
 * meetings do.
 */
const defenceStep = (known: Known, stage: Stage, isReady: boolean): Omit<InternshipStep, 'key'> => {
  const { sidang, usulan } = known
  if (sidang === undefined) return { state: 'now' }
  if (usulan.bolehSidang === true && (sidang === null || isLost(sidang))) return { state: 'now', actor: leading(known) }
  if (sidang) {
    const isHeld = defenceState(sidang) === 'scheduled' && known.isDefencePast
    return isHeld ? { state: 'now', actor: 'campus' } : REQUESTED[defenceState(sidang)]
  }
  if (stage === 'done') return DONE
  if (stage === 'defence') return { state: 'now' }
  if (!isReady) return LATER
  const isClosed = usulan.bolehSidang === false && !known.isMember // a member never has permission; the leader may
  return isClosed ? { state: 'now' } : { state: 'now', actor: leading(known) }
}

/** Returns the steps after the defence. */
const closingSteps = (sidang: Known['sidang'], stage: Stage, isDefended: boolean, today: string) => {
  const isDone = stage === 'done'
  if (sidang && sidang.batasRevisi !== null && defenceState(sidang) === 'done')
    return [revisionStep(sidang, isDone, today), { key: 'done', state: isDone ? 'done' : 'later' } as const]
  const isAwaited: InternshipStep = { key: 'done', state: 'now', actor: 'campus' }
  return [isDefended && !isDone ? isAwaited : ({ key: 'done', state: isDone ? 'done' : 'later' } as const)]
}

const fieldStep = ({ usulan }: Known, stage: Stage, today: string): InternshipStep => {
  if (isFieldOver(usulan, stage, today)) return { key: 'field', state: 'done' }
  return isFieldAhead(usulan, stage, today) ? { key: 'field', state: 'later' } : { key: 'field', state: 'now' }
}

/** Returns whether the guidance is complete: by its own count, else because a defence was accepted or held. */
const isGuided = (known: Known, stage: Stage): boolean => {
  const { sidang, usulan } = known
  if (isEnough(known) || stage === 'done' || usulan.bolehSidang === true) return true
  return sidang === null ? stage === 'defence' : sidang === undefined || !isLost(sidang)
}

const guidanceStep = (known: Known, isOver: boolean, isDone: boolean): InternshipStep => {
  if (isDone || !isOver) return { key: 'guidance', state: isDone ? 'done' : 'later' }
  const actor = guidanceActor(known)
  const recorder = known.isClosed && !known.isMember ? null : leading(known)
  const who = actor === 'you' ? recorder : actor
  return who === null ? { key: 'guidance', state: 'now' } : { key: 'guidance', state: 'now', actor: who }
}

/** Returns the steps after the approval of the proposal. */
const laterSteps = (known: Known, stage: Stage, today: string): InternshipStep[] => {
  const { usulan, sidang, needed, count } = known
  const isOver = isFieldOver(usulan, stage, today)
  const isReady = isGuided(known, stage)
  const defence = defenceStep(known, stage, isOver && isReady)
  return [
    fieldStep(known, stage, today),
    ...(needed === null && count === null ? [] : [guidanceStep(known, isOver, isReady)]),
    { key: 'defence', ...defence },
    ...closingSteps(sidang, stage, defence.state === 'done', today),
  ]
}

/**
 * Returns the revision step. The report is submitted outside the portal: no actor until its deadline, then the campus.
 */
const revisionStep = ({ batasRevisi }: SidangKerjaPraktik, isRevised: boolean, today: string): InternshipStep => {
  if (isRevised) return { key: 'revision', state: 'done' }
  return batasRevisi && today > batasRevisi
    ? { key: 'revision', state: 'now', actor: 'campus' }
    : { key: 'revision', state: 'now' }
}

/**
 * Returns the steps of an internship: proposal, weeks at the company, guidance, defence, revision, done. A step without
 * data is omitted; a proposal that was rejected, or whose status is unknown, has no further steps.
 * @param today YYYY-MM-DD on the campus's calendar
 */
export const stepsOf = (known: Known, today: string): readonly InternshipStep[] => {
  const stage = stageOf(known.usulan)
  if (stage === 'rejected') return [{ key: 'proposal', state: 'stopped' }]
  if (stage === 'unknown') return [{ key: 'proposal', state: 'unknown' }]
  const isOpen = stage === 'draft' || stage === 'proposed'
  if (!isOpen) return [{ key: 'proposal', state: 'done' }, ...laterSteps(known, stage, today)]
  const actor = stage === 'draft' ? leading(known) : 'programme'
  const rest: readonly StepKey[] =
    known.needed === null ? ['field', 'defence', 'done'] : ['field', 'guidance', 'defence', 'done']
  return [{ key: 'proposal', state: 'now', actor }, ...rest.map((key): InternshipStep => ({ key, state: 'later' }))]
}

/** Reason why no defence can be requested. meetings: guidance meetings are missing. */
export type DefenceObstacle =
  | { kind: 'member' | 'running' | 'campus' | 'unapproved' }
  | { kind: 'meetings'; missing: number }

/**
 * Returns the reason why no defence can be requested, or null. The gateway decides; when it forbids, the reason is
 * derived from the known facts. Without a permission in the answer the request is offered, and a rejection is shown.
 */
export const defenceObstacle = (known: Known, today: string): DefenceObstacle | null => {
  const { usulan, count, needed } = known
  if (known.isMember) return { kind: 'member' }
  if (usulan.bolehSidang !== false) return null
  const stage = stageOf(usulan)
  if (['draft', 'proposed', 'rejected'].includes(stage)) return { kind: 'unapproved' }
  if (usulan.tanggalSelesai && !isFieldOver(usulan, stage, today)) return { kind: 'running' }
  const missing = typeof needed === 'number' && typeof count === 'number' ? needed - count : 0
  return missing > 0 ? { kind: 'meetings', missing } : { kind: 'campus' }
}

/** Returns the campus's reason against a proposal, '' when it gives none; null unless the gateway forbids proposals. */
export const proposalObstacle = ({ bolehMengajukan, alasan }: AturanKerjaPraktik): string | null =>
  bolehMengajukan === false ? alasan : null

/**
 * Returns whether changing or deleting a proposal is offered: by the gateway's permission, else unless it is approved.
 */
export const isOffered = (permission: boolean | null, usulan: Pick<UsulanKerjaPraktik, 'status'>): boolean =>
  permission ?? !['approved', 'running', 'defence', 'done'].includes(stageOf(usulan))
