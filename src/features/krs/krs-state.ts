import type { KrsEdit, KrsRiwayat } from '#generated/client/krs/readers.ts'
import { flag, isKnownText, readRows, unreadOf } from '#shared/wire/readers.ts'

/** The three registrations: KRSS before the semester, KRS for it, PKRS to change it. */
export type JenisKrs = 'krss' | 'krs' | 'pkrs'

/** Phases of the window, as useJendela tells them. */
type Fase = 'before' | 'open' | 'after' | 'shut' | 'unknown'

/** The lock flags of section 3; they may stand in the editable lists and in the window. */
type LockFlags = Pick<KrsEdit, 'isKrsDikunci' | 'isPkrsDikunci' | 'isDikunci'>

export interface BlockFacts {
  jenis: JenisKrs
  fase: Fase
  /** Of every answer that carries them; undefined for one that has not come. */
  locks: readonly (LockFlags | undefined)[]
  /** Why the gateway has locked it, in its words; empty where it has not said. */
  alasanDikunci: string
  /** Whether the status of the student lets anybody register (section 4). */
  isAktif: boolean
}

/** Which flag belongs to which registration; isDikunci locks all of them (readings: C06). */
const OWN_LOCK: Record<JenisKrs, keyof LockFlags> = {
  krss: 'isDikunci',
  krs: 'isKrsDikunci',
  pkrs: 'isPkrsDikunci',
}

/** Whether one of the answers carries this lock. */
const isLockedBy = (locks: BlockFacts['locks'], name: keyof LockFlags): boolean =>
  locks.some((one) => one?.[name] === true)

/** Section 4: a lock flag blocks editing on its page. */
export const isLocked = (jenis: JenisKrs, locks: BlockFacts['locks']): boolean =>
  isLockedBy(locks, OWN_LOCK[jenis]) || isLockedBy(locks, 'isDikunci')

/** A closed window locks too: then it is the window that tells the student what to wait for. */
const isLockOfWindow = ({ jenis, fase, locks }: BlockFacts): boolean =>
  ['before', 'after', 'shut'].includes(fase) && (jenis === 'krss' || !isLockedBy(locks, 'isDikunci'))

/** Whether it is locked for something that the gateway's reason names: no window opens it then. */
const isLockedFor =
  (cause: RegExp) =>
  ({ jenis, locks, alasanDikunci }: BlockFacts): boolean =>
    isLocked(jenis, locks) && cause.test(alasanDikunci)

/**
 * The rules that can stand in the way, in the order in which a student would have to solve them: status (section 4), arrears,
 * an approved leave and questionnaires as the gateway names them, the lock flags (section 4), the window.
 */
const RULES = [
  ['KRS-STATUS', ({ isAktif }) => !isAktif],
  ['KRS-TUNGGAKAN', isLockedFor(/tunggakan/i)],
  ['KRS-CUTI', isLockedFor(/\bcuti\b/i)],
  ['KRS-KUESIONER', isLockedFor(/kuesioner/i)],
  ['KRS-KUNCI', (facts) => isLocked(facts.jenis, facts.locks) && !isLockOfWindow(facts)],
  ['KRS-BELUM-BUKA', ({ fase }) => fase === 'before'],
  ['KRS-DITUTUP', ({ fase }) => fase === 'after'],
  ['KRS-TIDAK-DIBUKA', ({ fase }) => fase === 'shut'],
] as const satisfies readonly (readonly [string, (facts: BlockFacts) => boolean])[]

/** Why a registration can not be sent now. */
type BlockRule = (typeof RULES)[number][0]

export interface Block {
  rule: BlockRule
  /** Whether choosing is blocked too, and not only sending: before the window a plan may be made. */
  isClosed: boolean
}

/** The first rule that stands in the way of a registration; null when none does. */
export const blockOf = (facts: BlockFacts): Block | null => {
  const [rule] = RULES.find(([, holds]) => holds(facts)) ?? []
  return rule ? { rule, isClosed: rule !== 'KRS-BELUM-BUKA' } : null
}

/** What became of a registration; the facts that the gateway does not tell are null. */
export interface Sent {
  /** Whether the student has sent it for its period. */
  isSent: boolean | null
  /** The advisor's decision on what was sent. */
  decision: 'approved' | 'rejected' | 'waiting' | null
}

const REJECTED = /^ditolak$/i

type Listing = Pick<KrsRiwayat, 'data' | 'tanggalPersetujuan'>

/** What the statuses of the makul say together: one rejection counts for all, an approval only where each has it. */
const decisionOf = ({ data, tanggalPersetujuan }: Listing): Sent['decision'] => {
  const statuses = readRows(data, 'hint').map(({ status }) => status)
  if (statuses.some((status) => REJECTED.test(status))) return 'rejected'
  if (statuses.some((status) => flag(status) === false)) return 'waiting'
  const isAll = unreadOf(data) === 0 && statuses.length > 0
  // A row without a word of its own stands under the day of approval of the whole.
  const isApproved = statuses.every((status) => flag(status) || (tanggalPersetujuan && !isKnownText(status)))
  return isAll && isApproved ? 'approved' : null
}

/**
 * Reads whether a registration was sent and what the advisor says of it.
 * @param listed what is registered for its period; undefined where that has not been read
 * @param edit the list that may be edited: a KRS that was not sent holds what its KRSS held, a PKRS the running classes, so that
 * picks alone prove nothing
 */
export const sentOf = (jenis: JenisKrs, listed: KrsRiwayat | undefined, edit: KrsEdit | undefined): Sent => {
  if (listed?.data) return { isSent: listed.data.length > 0, decision: decisionOf(listed) }
  if (jenis === 'pkrs' || !edit?.makul) return { isSent: null, decision: null }
  if (edit.makul.length === 0) return { isSent: false, decision: null }
  const decision = decisionOf({ data: edit.makul, tanggalPersetujuan: null })
  return decision === 'approved' || decision === 'rejected'
    ? { isSent: true, decision }
    : { isSent: null, decision: null }
}

/**
 * State of a registration as the student lives it. sent: what the advisor says of it is not known; early, closed, shut,
 * unannounced: its window, where nothing else is to be said; unknown: a fact that decides it could not be read.
 */
export type KrsState =
  | 'locked'
  | 'approved'
  | 'rejected'
  | 'waiting'
  | 'sent'
  | 'open'
  | 'early'
  | 'closed'
  | 'shut'
  | 'unannounced'
  | 'unknown'

const BY_WINDOW: Record<Fase, KrsState> = {
  before: 'early',
  open: 'open',
  after: 'closed',
  shut: 'shut',
  unknown: 'unannounced',
}

/** Locks that hold whatever was sent: nothing of it counts. */
const ALWAYS: readonly (BlockRule | undefined)[] = ['KRS-STATUS', 'KRS-CUTI']

/** Tells that a student can have no plan: the status itself shuts the registration. */
export const isBarred = (rule: BlockRule | undefined): boolean => ALWAYS.includes(rule)

/** Locks that the student can open, which come before waiting. */
const OWN_TASK: readonly (BlockRule | undefined)[] = ['KRS-TUNGGAKAN', 'KRS-KUESIONER']

interface StateFacts extends Sent {
  rule: BlockRule | undefined
  fase: Fase
  /** Whether the locks and the window have been read. */
  isKnown: boolean
}

/** Returns the state of a registration. */
export const krsStateOf = ({ rule, fase, isSent, decision, isKnown }: StateFacts): KrsState => {
  if (isBarred(rule)) return 'locked'
  if (decision === 'approved') return 'approved'
  if (OWN_TASK.includes(rule)) return 'locked'
  if (isSent) return decision ?? 'sent'
  if (rule === 'KRS-KUNCI') return 'locked'
  return isKnown ? BY_WINDOW[fase] : 'unknown'
}

/** Where a student goes to open a lock. */
export const WAY_OUT: Partial<Record<BlockRule, string>> = {
  'KRS-TUNGGAKAN': '/biaya-kuliah',
  'KRS-CUTI': '/cuti',
  'KRS-KUESIONER': '/kuesioner',
  'KRS-KUNCI': '/pa-online',
}

interface WayFacts {
  state: KrsState | null
  rule: BlockRule | undefined
  jenis: JenisKrs
  periode: { tahun: number; semester: number } | null
  /** Something can be chosen on the screen. */
  canChoose: boolean
}

/** A way on: its address and the text key of the subject. */
type KrsWay = readonly [to: string, key: string]

const ADVISOR: KrsWay = ['/pa-online', 'state.ask']

/** Returns the ways on from a state, the main one first. */
export const waysOf = ({ state, rule, jenis, periode, canChoose }: WayFacts): readonly KrsWay[] => {
  const choose = (key: string): KrsWay[] => (canChoose ? [['#tawaran', key]] : [])
  const out = rule && WAY_OUT[rule]
  const ways: Partial<Record<KrsState, readonly KrsWay[]>> = {
    locked: out ? [[out, `block.${rule}.next`]] : [],
    approved: [
      ...(periode
        ? [[`/cetak-${jenis}?tahun=${periode.tahun}&semester=${periode.semester}`, 'history.print'] as const]
        : []),
      ['/jadwal-dan-presensi', 'state.timetable'],
    ],
    rejected: [...choose('state.correct'), ADVISOR],
    waiting: [...choose('state.change'), ADVISOR],
    sent: [...choose('state.change'), ADVISOR],
    open: choose('state.choose'),
    early: choose('state.prepare'),
    closed: [ADVISOR],
  }
  return (state && ways[state]) ?? []
}

/** The picture of each state, as a StateCard has them. */
export const LOOKS = {
  locked: 'locked',
  approved: 'approved',
  rejected: 'rejected',
  waiting: 'waiting',
  sent: 'waiting',
  open: 'open',
  early: 'ahead',
  closed: 'closed',
  shut: 'ahead',
  unannounced: 'ahead',
  unknown: 'unknown',
} as const satisfies Record<KrsState, string>

/** Returns whether the first way on from a state is the one thing to do. */
export const isToDo = (state: KrsState | null): boolean =>
  state === 'locked' || state === 'approved' || state === 'rejected'

/** Returns whether it has to be said that nobody knows whether it was sent. */
export const isUnsure = (state: KrsState | null, { isSent }: Sent): boolean =>
  state !== null && state !== 'locked' && isSent === null

/** Returns the text key of the headline of a state; a lock is named by its rule. */
export const titleOf = (state: KrsState, rule: BlockRule | undefined, { isSent }: Sent): string => {
  if (state === 'locked') return `state.${rule}`
  return state === 'closed' && isSent === false ? 'state.closed.none' : `state.${state}`
}

/** Returns the words of the advisor, on the whole and on each makul. */
export const wordsOf = (edit: KrsEdit | undefined, listed: KrsRiwayat | undefined): string[] => [
  edit?.catatanDosen ?? '',
  ...readRows(listed?.data, 'hint').map(({ namaMakul, catatan }) => catatan && `${namaMakul}: ${catatan}`),
]
