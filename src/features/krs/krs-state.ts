import type { KrsEdit, KrsRiwayat } from '#generated/client/krs/readers.ts'
import { flag, isKnownText, readRows, unreadOf } from '#shared/wire/readers.ts'

/** The three registrations: KRSS before the semester, KRS for it, PKRS to change it. */
export type JenisKrs = 'krss' | 'krs' | 'pkrs'

/** Phases of the window, as returned by useJendela. */
type Fase = 'before' | 'open' | 'after' | 'shut' | 'unknown'

/** Lock flags (section 3); they may be in the editable lists and in the window. */
type LockFlags = Pick<KrsEdit, 'isKrsDikunci' | 'isPkrsDikunci' | 'isDikunci'>

export interface BlockFacts {
  jenis: JenisKrs
  fase: Fase
  /** Lock flags of all responses that carry them; undefined for a missing response. */
  locks: readonly (LockFlags | undefined)[]
  /** Reason of the lock in the gateway's words; may be empty. */
  alasanDikunci: string
  /** True when the student's status allows registration (section 4). */
  isAktif: boolean
}

/** Lock flag of each registration; isDikunci locks all of them (readings: C06). */
const OWN_LOCK: Record<JenisKrs, keyof LockFlags> = {
  krss: 'isDikunci',
  krs: 'isKrsDikunci',
  pkrs: 'isPkrsDikunci',
}

/** Returns whether one of the responses carries this lock. */
const isLockedBy = (locks: BlockFacts['locks'], name: keyof LockFlags): boolean =>
  locks.some((one) => one?.[name] === true)

/** Returns whether a lock flag blocks editing (section 4). */
export const isLocked = (jenis: JenisKrs, locks: BlockFacts['locks']): boolean =>
  isLockedBy(locks, OWN_LOCK[jenis]) || isLockedBy(locks, 'isDikunci')

/** Returns whether the lock comes from a closed window; the student is then told about the window. */
const isLockOfWindow = ({ jenis, fase, locks }: BlockFacts): boolean =>
  ['before', 'after', 'shut'].includes(fase) && (jenis === 'krss' || !isLockedBy(locks, 'isDikunci'))

/** Returns whether it is locked for a cause named in the gateway's reason; such a lock is independent of the window. */
const isLockedFor =
  (cause: RegExp) =>
  ({ jenis, locks, alasanDikunci }: BlockFacts): boolean =>
    isLocked(jenis, locks) && cause.test(alasanDikunci)

/**
 * Rules that can block a registration, in the order in which the student would have to resolve them: status (section
 * 4), arrears, approved leave and questionnaires as the gateway names them, lock flags (section 4), the window.
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

/** Rule that blocks a registration. */
type BlockRule = (typeof RULES)[number][0]

export interface Block {
  rule: BlockRule
  /** True when choosing is blocked too, not only sending: before the window opens, the student may plan. */
  isClosed: boolean
}

/** Returns the first rule that blocks a registration; null when none does. */
export const blockOf = (facts: BlockFacts): Block | null => {
  const [rule] = RULES.find(([, holds]) => holds(facts)) ?? []
  return rule ? { rule, isClosed: rule !== 'KRS-BELUM-BUKA' } : null
}

/** Result of a registration; facts that the gateway does not give are null. */
export interface Sent {
  /** True when the student has sent it for its period. */
  isSent: boolean | null
  /** The advisor's decision. */
  decision: 'approved' | 'rejected' | 'waiting' | null
}

const REJECTED = /^ditolak$/i

type Listing = Pick<KrsRiwayat, 'data' | 'tanggalPersetujuan'>

/** Combines the statuses of the makul: one rejection rejects all; approval requires each to be approved. */
const decisionOf = ({ data, tanggalPersetujuan }: Listing): Sent['decision'] => {
  const statuses = readRows(data, 'hint').map(({ status }) => status)
  if (statuses.some((status) => REJECTED.test(status))) return 'rejected'
  if (statuses.some((status) => flag(status) === false)) return 'waiting'
  const isAll = unreadOf(data) === 0 && statuses.length > 0
  // A row without a status of its own counts as approved if the whole has an approval date.
  const isApproved = statuses.every((status) => flag(status) || (tanggalPersetujuan && !isKnownText(status)))
  return isAll && isApproved ? 'approved' : null
}

/**
 * Returns whether a registration was sent, and the advisor's decision.
 * @param listed registration of the period; undefined before it is loaded
 * @param edit the editable list: an unsent KRS contains the courses of its KRSS, a PKRS the running classes, so picks
 * alone prove nothing
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
 * State of a registration for the student. sent: the advisor's decision is unknown; early, closed, shut, unannounced:
 * state of the window, without anything more important; unknown: a deciding fact could not be read.
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

/** Locks that apply whatever was sent. */
const ALWAYS: readonly (BlockRule | undefined)[] = ['KRS-STATUS', 'KRS-CUTI']

/** Returns whether the student cannot have a plan: the lock applies to the registration as a whole. */
export const isBarred = (rule: BlockRule | undefined): boolean => ALWAYS.includes(rule)

/** Locks that the student can resolve; they come before 'waiting'. Once the window has closed, resolving them is too late. */
const OWN_TASK: readonly (BlockRule | undefined)[] = ['KRS-TUNGGAKAN', 'KRS-KUESIONER']

interface StateFacts extends Sent {
  rule: BlockRule | undefined
  fase: Fase
  /** True when the locks and the window have been read. */
  isKnown: boolean
}

export const krsStateOf = ({ rule, fase, isSent, decision, isKnown }: StateFacts): KrsState => {
  if (isBarred(rule)) return 'locked'
  if (decision === 'approved') return 'approved'
  if (OWN_TASK.includes(rule) && !(isKnown && fase === 'after')) return 'locked'
  if (isSent) return decision ?? 'sent'
  if (rule === 'KRS-KUNCI') return 'locked'
  return isKnown ? BY_WINDOW[fase] : 'unknown'
}

/** Screen where the student resolves a lock. */
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
  /** True when courses can be chosen on the screen. */
  canChoose: boolean
}

/** Link to a next step: address and text key. */
type KrsWay = readonly [to: string, key: string]

const ADVISOR: KrsWay = ['/pa-online', 'state.ask']

/** Returns the links for a state, the main one first. */
export const waysOf = ({ state, rule, jenis, periode, canChoose }: WayFacts): readonly KrsWay[] => {
  const choose = (key: string): KrsWay[] => (canChoose ? [['#tawaran', key]] : [])
  const out = rule && WAY_OUT[rule]
  const ways: Partial<Record<KrsState, readonly KrsWay[]>> = {
    locked: out ? [[out, `block.${rule}.next`]] : [],
    approved: [
      ...(periode
        ? [[`/cetak-${jenis}?tahun=${periode.tahun}&semester=${periode.semester}`, 'history.print'] as const]
        : []),
      [
        periode ? `/jadwal-dan-presensi?tahun=${periode.tahun}&semester=${periode.semester}` : '/jadwal-dan-presensi',
        'state.timetable',
      ],
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

/** StateCard look of each state. */
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

/** Returns whether the first link of a state is the main action. */
export const isToDo = (state: KrsState | null): boolean =>
  state === 'locked' || state === 'approved' || state === 'rejected'

/** Returns whether the screen must state that it is unknown if the registration was sent. */
export const isUnsure = (state: KrsState | null, { isSent }: Sent): boolean =>
  state !== null && state !== 'locked' && isSent === null

/** Returns the text key of a state's headline; a lock is named by its rule. */
export const titleOf = (state: KrsState, rule: BlockRule | undefined, { isSent }: Sent): string => {
  if (state === 'locked') return `state.${rule}`
  return state === 'closed' && isSent === false ? 'state.closed.none' : `state.${state}`
}

/** Returns the advisor's notes, on the whole and on each makul. */
export const wordsOf = (edit: KrsEdit | undefined, listed: KrsRiwayat | undefined): string[] => [
  edit?.catatanDosen ?? '',
  ...readRows(listed?.data, 'hint').map(({ namaMakul, catatan }) => catatan && `${namaMakul}: ${catatan}`),
]
