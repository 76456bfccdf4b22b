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
  draft: 'draft', // not in the contract: a gateway may keep drafts all the same
  diajukan: 'proposed',
  disetujui: 'approved',
  ditolak: 'rejected',
  berjalan: 'running',
  sidang: 'defence',
  selesai: 'done',
}

/** Returns where an internship stands. */
export const stageOf = ({ status }: Pick<UsulanKerjaPraktik, 'status'>): Stage =>
  Object.hasOwn(STAGES, status) ? (STAGES[status] ?? 'unknown') : 'unknown'

/** Returns whether an internship is over, for the list. */
export const isPast = (row: Pick<UsulanKerjaPraktik, 'status'>): boolean => ['done', 'rejected'].includes(stageOf(row))

/** Days of an internship, the first and the last included; null where one is unknown or they are the wrong way round. */
export const countDays = (mulai: Waktu, selesai: Waktu): number | null => {
  if (!mulai || !selesai) return null
  const days = daysBetween(mulai, selesai) + 1
  return days > 0 ? days : null
}

/** Returns whether a member who does not lead the group looks at it: such a member only reads. */
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

/** Returns where a defence stands. The result is text of the campus: one that begins with 'Tidak lulus' was not passed. */
export const defenceState = ({ status, hasil }: Pick<SidangKerjaPraktik, 'status' | 'hasil'>): DefenceState => {
  const state = Object.hasOwn(DEFENCES, status) ? (DEFENCES[status] ?? 'unknown') : 'unknown'
  return state === 'done' && resultOf(hasil) === 'failed' ? 'failed' : state
}

/** Returns whether a defence ended without success, so that another one may be asked for. */
export const isLost = (sidang: SidangKerjaPraktik): boolean => ['failed', 'rejected'].includes(defenceState(sidang))

/** Steps of an internship. */
export type StepKey = 'proposal' | 'field' | 'guidance' | 'defence' | 'revision' | 'done'

/** A step as the answers tell of it; its words are those of the screen. */
export interface InternshipStep {
  key: StepKey
  state: Step['state']
  /** The one who acts while the step is present. */
  actor?: Actor
}

/** leader: the one of the group, where a member looks at it. */
export type Actor = 'you' | 'leader' | 'programme' | 'supervisor' | 'campus'

/** Facts of an internship. */
export interface Known {
  usulan: UsulanKerjaPraktik
  /** Null where there is none, undefined while one is named that is not known. */
  sidang: SidangKerjaPraktik | null | undefined
  /** Meetings that count, and how many are needed; null where no answer tells. */
  count: Angka
  needed: Angka
  /** The count tells approved meetings, else those that were held. */
  isApprovedOnly: boolean
  /** Records that wait for the answer of the supervisor; null where nobody knows. */
  waiting: number | null
  /** The gateway takes no guidance record of this student now. */
  isClosed: boolean
  /** A member who does not lead the group looks at it: what the leader does is not theirs. */
  isMember: boolean
  /** The day and hours of the defence are over. */
  isDefencePast: boolean
}

const DONE: Pick<InternshipStep, 'state'> = { state: 'done' }
const LATER: Pick<InternshipStep, 'state'> = { state: 'later' }

/** Returns whether the weeks at the company are over. */
const isFieldOver = ({ tanggalSelesai }: UsulanKerjaPraktik, stage: Stage, today: string): boolean =>
  stage === 'defence' || stage === 'done' || (typeof tanggalSelesai === 'string' && today > tanggalSelesai)

/** Returns whether the weeks at the company are known to lie ahead. */
const isFieldAhead = ({ tanggalMulai }: UsulanKerjaPraktik, stage: Stage, today: string): boolean =>
  stage === 'approved' && typeof tanggalMulai === 'string' && today < tanggalMulai

const isEnough = ({ count, needed }: Known): boolean =>
  needed === null || (typeof needed === 'number' && typeof count === 'number' && count >= needed)

/** The student, or for a member the leader of the group. */
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

/** The permission of the gateway decides whether a defence can be asked for; days and meetings tell where it gives none. */
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
  const isClosed = usulan.bolehSidang === false && !known.isMember // a member may never ask, which says nothing of the leader
  return isClosed ? { state: 'now' } : { state: 'now', actor: leading(known) }
}

/** Steps that follow the defence. */
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

/** Returns whether the guidance is over: by its own count, else where a defence was accepted or held. */
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

/** Steps after the approval of the proposal. */
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

/** The report is handed over outside the portal: nobody acts here until its last day, then the campus does. */
const revisionStep = ({ batasRevisi }: SidangKerjaPraktik, isRevised: boolean, today: string): InternshipStep => {
  if (isRevised) return { key: 'revision', state: 'done' }
  return batasRevisi && today > batasRevisi
    ? { key: 'revision', state: 'now', actor: 'campus' }
    : { key: 'revision', state: 'now' }
}

/**
 * Returns the steps of an internship: proposal, weeks at the company, guidance, defence, revision, done. A step that no answer
 * tells of is left out; a proposal that was rejected, or whose status is unknown, ends there.
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

/** Obstacle to a defence request; meetings: so many are missing. */
export type DefenceObstacle =
  | { kind: 'member' | 'running' | 'campus' | 'unapproved' }
  | { kind: 'meetings'; missing: number }

/**
 * Returns what stands against asking for a defence, or null. The gateway decides; where it says no, the reason is worked out
 * from what is known. Where it says nothing, a defence is offered, and its refusal is shown.
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

/** Obstacle to a proposal, in the words of the campus, '' where it gives none; null where it does not say no. */
export const proposalObstacle = ({ bolehMengajukan, alasan }: AturanKerjaPraktik): string | null =>
  bolehMengajukan === false ? alasan : null

/** Returns whether a proposal can be changed, or deleted: by the gateway's word, else while nobody is known to have approved it. */
export const isOffered = (permission: boolean | null, usulan: Pick<UsulanKerjaPraktik, 'status'>): boolean =>
  permission ?? !['approved', 'running', 'defence', 'done'].includes(stageOf(usulan))
