import type {
  AturanKerjaPraktik,
  SidangKerjaPraktik,
  UsulanKerjaPraktik,
} from '#generated/client/kerja-praktik/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { daysBetween } from '#shared/time/campus-time.ts'
import { type Angka, readRows, type Waktu } from '#shared/wire/readers.ts'

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

/** Returns an internship under the id that it was asked by; null where the answer tells of nobody in it: it cannot be read. */
export const readable = (of: UsulanKerjaPraktik, id: string): UsulanKerjaPraktik | null =>
  readRows(of.anggota, 'unreviewed').length + readRows(of.pembimbing, 'unreviewed').length === 0 ? null : { ...of, id }

/** Returns a defence under the id that it was asked by; null where the answer tells of nobody in it. */
export const readableDefence = (of: SidangKerjaPraktik, id: string): SidangKerjaPraktik | null =>
  readRows(of.penguji, 'unreviewed').length + readRows(of.pembimbing, 'unreviewed').length === 0 ? null : { ...of, id }

/** Returns the rules; null where the answer has neither conditions nor lecturers. */
export const readableRules = (of: AturanKerjaPraktik): AturanKerjaPraktik | null =>
  readRows(of.syarat, 'unreviewed').length + readRows(of.calonPembimbing, 'unreviewed').length === 0 ? null : of

/** Days of an internship, the first and the last included; null where one is unknown or they are the wrong way round. */
export const countDays = (mulai: Waktu, selesai: Waktu): number | null => {
  if (mulai == null || selesai == null) return null
  const days = daysBetween(mulai, selesai) + 1
  return days > 0 ? days : null
}

/** Returns whether a member who does not lead the group looks at it: such a member only reads. */
export const isMember = ({ anggota }: Pick<UsulanKerjaPraktik, 'anggota'>, idMahasiswa: string): boolean =>
  readRows(anggota, 'unreviewed').some((one) => one.idMahasiswa === idMahasiswa && one.isKetua === false)

/** State of a defence; unknown: a status that the contract does not name. */
export type DefenceState = 'requested' | 'approved' | 'scheduled' | 'done' | 'rejected' | 'unknown'

const DEFENCES: Readonly<Record<string, DefenceState>> = {
  diajukan: 'requested',
  disetujui: 'approved',
  dijadwalkan: 'scheduled',
  selesai: 'done',
  ditolak: 'rejected',
}

/** Returns where a defence stands. */
export const defenceState = ({ status }: Pick<SidangKerjaPraktik, 'status'>): DefenceState =>
  Object.hasOwn(DEFENCES, status) ? (DEFENCES[status] ?? 'unknown') : 'unknown'

/** Steps of an internship. */
export type StepKey = 'proposal' | 'field' | 'guidance' | 'defence' | 'revision' | 'done'

/** A step as the answers tell of it; its words are those of the screen. */
export interface InternshipStep {
  key: StepKey
  state: Step['state']
  /** The one who acts while the step is present. */
  actor?: 'you' | 'programme' | 'supervisor' | 'campus'
}

/** Facts of an internship. */
export interface Known {
  usulan: UsulanKerjaPraktik
  /** Null while there is none, or none can be read. */
  sidang: SidangKerjaPraktik | null
  /** Meetings that count, and how many are needed; null where no answer tells. */
  count: Angka
  needed: Angka
  /** A record waits for the answer of the supervisor. */
  isWaiting?: boolean
}

const DONE: Pick<InternshipStep, 'state'> = { state: 'done' }
const LATER: Pick<InternshipStep, 'state'> = { state: 'later' }

/** Returns whether the weeks at the company are over. */
const isFieldOver = ({ tanggalSelesai }: UsulanKerjaPraktik, stage: Stage, today: string): boolean =>
  stage === 'defence' || stage === 'done' || (tanggalSelesai != null && today > tanggalSelesai)

const isEnough = ({ count, needed }: Known): boolean => needed == null || (count != null && count >= needed)

const REQUESTED: Readonly<Record<DefenceState, Omit<InternshipStep, 'key'>>> = {
  requested: { state: 'now', actor: 'programme' },
  approved: { state: 'now', actor: 'programme' },
  scheduled: { state: 'now', actor: 'you' },
  done: DONE,
  rejected: { state: 'stopped' },
  unknown: { state: 'unknown' },
}

const defenceStep = (known: Known, stage: Stage, isReady: boolean): Omit<InternshipStep, 'key'> => {
  if (known.sidang) return REQUESTED[defenceState(known.sidang)]
  if (stage === 'done') return DONE
  if (stage === 'defence') return { state: 'now' }
  return isReady ? { state: 'now', actor: 'you' } : LATER
}

/** Steps that follow the defence. */
const closingSteps = (sidang: SidangKerjaPraktik | null, stage: Stage, isDefended: boolean, today: string) => {
  const isDone = stage === 'done'
  const isRevised = sidang !== null && sidang.batasRevisi !== null && defenceState(sidang) === 'done'
  if (isRevised)
    return [revisionStep(sidang, isDone, today), { key: 'done', state: isDone ? 'done' : 'later' } as const]
  const isAwaited: InternshipStep = { key: 'done', state: 'now', actor: 'campus' }
  return [isDefended && !isDone ? isAwaited : ({ key: 'done', state: isDone ? 'done' : 'later' } as const)]
}

/** Steps after the approval of the proposal. */
const laterSteps = (known: Known, stage: Stage, today: string): InternshipStep[] => {
  const { usulan, sidang, needed, count } = known
  const isOver = isFieldOver(usulan, stage, today)
  const isGuided = stage === 'defence' || stage === 'done' || sidang !== null || isEnough(known)
  const isGuiding = isOver && !isGuided
  const defence = defenceStep(known, stage, isOver && isGuided)
  const guidance: InternshipStep = isGuiding
    ? { key: 'guidance', state: 'now', actor: known.isWaiting ? 'supervisor' : 'you' }
    : { key: 'guidance', state: isGuided ? 'done' : 'later' }
  return [
    isOver ? { key: 'field', state: 'done' } : { key: 'field', state: 'now', actor: 'you' },
    ...(needed === null && count === null ? [] : [guidance]),
    { key: 'defence', ...defence },
    ...closingSteps(sidang, stage, defence.state === 'done', today),
  ]
}

/** The report is the student's until the last day of the revision, then the campus's. */
const revisionStep = ({ batasRevisi }: SidangKerjaPraktik, isRevised: boolean, today: string): InternshipStep => {
  if (isRevised) return { key: 'revision', state: 'done' }
  return { key: 'revision', state: 'now', actor: batasRevisi != null && today > batasRevisi ? 'campus' : 'you' }
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
  const actor = stage === 'draft' ? 'you' : 'programme'
  const rest: readonly StepKey[] =
    known.needed === null ? ['field', 'defence', 'done'] : ['field', 'guidance', 'defence', 'done']
  return [{ key: 'proposal', state: 'now', actor }, ...rest.map((key): InternshipStep => ({ key, state: 'later' }))]
}

/** Obstacle to a defence request; meetings: so many are missing. */
export type DefenceObstacle =
  | { kind: 'member' | 'running' | 'campus' | 'unapproved' }
  | { kind: 'meetings'; missing: number }

/** Returns what stands against asking for a defence, or null. The gateway decides; the reason is worked out from what is known. */
export const defenceObstacle = (known: Known, idMahasiswa: string, today: string): DefenceObstacle | null => {
  const { usulan, count, needed } = known
  if (isMember(usulan, idMahasiswa)) return { kind: 'member' }
  if (usulan.bolehSidang === true) return null
  const stage = stageOf(usulan)
  if (stage !== 'approved' && stage !== 'running') return { kind: 'unapproved' }
  if (!isFieldOver(usulan, stage, today)) return { kind: 'running' }
  const missing = (needed ?? 0) - (count ?? 0)
  return missing > 0 ? { kind: 'meetings', missing } : { kind: 'campus' }
}

/** Obstacle to a proposal, in the words of the campus, '' where it gives none; null when it can. */
export const proposalObstacle = ({ bolehMengajukan, alasan }: AturanKerjaPraktik): string | null =>
  bolehMengajukan === true ? null : alasan
