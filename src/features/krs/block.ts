import type { Fase } from '#domain/krs/jendela.ts'
import { isAktif } from '#domain/mahasiswa/status-mahasiswa.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import type { JenisKrs } from './jenis-krs.ts'

/** The lock flags of section 3; they may stand in the editable lists and in the window. */
export type LockFlags = Pick<KrsEdit, 'isKrsDikunci' | 'isPkrsDikunci' | 'isDikunci'>

/** Why a registration can not be sent now. */
export type BlockRule =
  | 'KRS-STATUS'
  | 'KRS-TUNGGAKAN'
  | 'KRS-KUESIONER'
  | 'KRS-KUNCI'
  | 'KRS-BELUM-BUKA'
  | 'KRS-DITUTUP'
  | 'KRS-TIDAK-DIBUKA'

export interface Block {
  rule: BlockRule
  /** The gateway's own words, where they say more than the rule. */
  alasan: string
  /** Whether choosing is blocked too, and not only sending: before the window a plan may be made. */
  isClosed: boolean
}

export interface BlockFacts {
  jenis: JenisKrs
  fase: Fase
  /** Of every answer that carries them; undefined for one that has not come. */
  locks: readonly (LockFlags | undefined)[]
  alasanDikunci: string
  /** Status of the student; empty when it is not known. */
  status: string
}

/** Which flag belongs to which registration; isDikunci locks all of them (readings: C06). */
const OWN_LOCK: Record<JenisKrs, keyof LockFlags> = {
  krss: 'isDikunci',
  krs: 'isKrsDikunci',
  pkrs: 'isPkrsDikunci',
}

/** Whether one of the answers carries this lock. */
const isLockedBy = (locks: BlockFacts['locks'], flag: keyof LockFlags): boolean =>
  locks.some((one) => one?.[flag] === true)

/** Section 4: a lock flag blocks editing on its page. */
export const isLocked = (jenis: JenisKrs, locks: BlockFacts['locks']): boolean =>
  isLockedBy(locks, OWN_LOCK[jenis]) || isLockedBy(locks, 'isDikunci')

const WINDOW_RULES: Partial<Record<Fase, BlockRule>> = {
  before: 'KRS-BELUM-BUKA',
  after: 'KRS-DITUTUP',
  shut: 'KRS-TIDAK-DIBUKA',
}

/** Words of the gateway that name something to be done before it unlocks. */
const TO_BE_DONE: [RegExp, BlockRule][] = [
  [/tunggakan/i, 'KRS-TUNGGAKAN'],
  [/kuesioner/i, 'KRS-KUESIONER'],
]

const lockRule = ({ jenis, fase, locks, alasanDikunci }: BlockFacts): BlockRule | null => {
  if (!isLocked(jenis, locks)) return null
  const [, named] = TO_BE_DONE.find(([words]) => words.test(alasanDikunci)) ?? []
  if (named) return named
  // A closed window locks too: then it is the window that tells the student what to wait for.
  const isGeneral = jenis !== 'krss' && isLockedBy(locks, 'isDikunci')
  return WINDOW_RULES[fase] && !isGeneral ? null : 'KRS-KUNCI'
}

/**
 * The first rule that stands in the way of a registration, in the order in which a student would have to solve them:
 * status (section 4), arrears and questionnaires as the gateway names them, the lock flags (section 4), the window.
 * @returns null when nothing stands in the way
 */
export const blockOf = (facts: BlockFacts): Block | null => {
  const { fase, alasanDikunci: alasan, status } = facts
  if (!isAktif(status)) return { rule: 'KRS-STATUS', alasan: '', isClosed: true }
  const lock = lockRule(facts)
  if (lock) return { rule: lock, alasan, isClosed: true }
  const rule = WINDOW_RULES[fase]
  return rule ? { rule, alasan, isClosed: fase !== 'before' } : null
}
