import type { Fase } from '#domain/jendela/jendela.ts'
import { isAktif } from '#domain/mahasiswa/status-mahasiswa.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import type { JenisKrs } from '../calls.ts'

/** The lock flags of section 3; they may stand in the editable lists and in the window. */
export type LockFlags = Pick<KrsEdit, 'isKrsDikunci' | 'isPkrsDikunci' | 'isDikunci'>

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

/** A closed window locks too: then it is the window that tells the student what to wait for. */
const isLockOfWindow = ({ jenis, fase, locks }: BlockFacts): boolean =>
  ['before', 'after', 'shut'].includes(fase) && (jenis === 'krss' || !isLockedBy(locks, 'isDikunci'))

/**
 * The rules that can stand in the way, in the order in which a student would have to solve them: status (section 4),
 * arrears and questionnaires as the gateway names them, the lock flags (section 4), the window.
 */
const RULES = [
  ['KRS-STATUS', ({ status }) => !isAktif(status)],
  ['KRS-TUNGGAKAN', ({ jenis, locks, alasanDikunci }) => isLocked(jenis, locks) && /tunggakan/i.test(alasanDikunci)],
  ['KRS-KUESIONER', ({ jenis, locks, alasanDikunci }) => isLocked(jenis, locks) && /kuesioner/i.test(alasanDikunci)],
  ['KRS-KUNCI', (facts) => isLocked(facts.jenis, facts.locks) && !isLockOfWindow(facts)],
  ['KRS-BELUM-BUKA', ({ fase }) => fase === 'before'],
  ['KRS-DITUTUP', ({ fase }) => fase === 'after'],
  ['KRS-TIDAK-DIBUKA', ({ fase }) => fase === 'shut'],
] as const satisfies readonly (readonly [string, (facts: BlockFacts) => boolean])[]

/** Why a registration can not be sent now. */
export type BlockRule = (typeof RULES)[number][0]

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
