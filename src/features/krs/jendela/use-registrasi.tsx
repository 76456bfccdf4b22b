import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Fase, type Jendela, useJendela } from '#domain/jendela/jendela.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { KrsEdit } from '#generated/client/krs/readers.ts'
import { momenText } from '#shared/format/momen.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { CALLS, type JenisKrs } from '../calls.ts'

/** The lock flags of section 3; they may stand in the editable lists and in the window. */
type LockFlags = Pick<KrsEdit, 'isKrsDikunci' | 'isPkrsDikunci' | 'isDikunci'>

export interface BlockFacts {
  jenis: JenisKrs
  fase: Fase
  /** Of every answer that carries them; undefined for one that has not come. */
  locks: readonly (LockFlags | undefined)[]
  /** Why the gateway has locked it, in its words; empty where it has not said. */
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
  ['KRS-STATUS', ({ status }) => !isAktif(status)],
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

interface Block {
  rule: BlockRule
  /** Whether choosing is blocked too, and not only sending: before the window a plan may be made. */
  isClosed: boolean
}

/** The first rule that stands in the way of a registration; null when none does. */
export const blockOf = (facts: BlockFacts): Block | null => {
  const [rule] = RULES.find(([, holds]) => holds(facts)) ?? []
  return rule ? { rule, isClosed: rule !== 'KRS-BELUM-BUKA' } : null
}

/** Where a student goes to solve it: of these rules the gateway's own words say more than ours. */
const WAY_OUT: Partial<Record<BlockRule, string>> = {
  'KRS-TUNGGAKAN': '/biaya-kuliah',
  'KRS-CUTI': '/cuti',
  'KRS-KUESIONER': '/kuesioner',
  'KRS-KUNCI': '/pa-online',
}

/** What stands in the way of a registration, as a sentence with the way out. */
const useBlockReason = (
  block: Block | null,
  { jenis, alasanDikunci: alasan, status }: BlockFacts,
  jendela: Jendela,
): Reason | null => {
  const { t, i18n } = useTranslation('krs')
  if (!block) return null
  const { rule } = block
  const out = WAY_OUT[rule]
  const isEarly = rule === 'KRS-BELUM-BUKA'
  const time = isEarly ? jendela.mulai : jendela.selesai
  const moment = time == null ? { hari: '', jam: '' } : momenText(time, i18n.language, 'weekday')
  const said = { jenis: jenis.toUpperCase(), status: kodeText('statusMahasiswa', status), ...moment }
  return {
    rule,
    text: out && alasan ? `${alasan.replace(/[.!]$/, '')}.` : t(`block.${rule}`, said),
    kind: isEarly ? 'wait' : 'lock',
    next: out && <Link to={out}>{t(`block.${rule}.next`)}</Link>,
  }
}

/** The period as the first of the answers names it; null while none does. */
const periodeIn = (answers: readonly (Pick<KrsEdit, 'tahun' | 'semester'> | undefined)[]): Periode | null =>
  answers.flatMap((answer) => toPeriode(answer?.tahun, answer?.semester) ?? [])[0] ?? null

/**
 * One registration of the student: what is registered, what is on offer, its window by the gateway's clock, and what
 * stands in its way.
 */
export const useRegistrasi = (jenis: JenisKrs) => {
  const calls = CALLS[jenis]
  const edit = calls.edit.useAnswer()
  const tawaran = calls.tawaran.useAnswer()
  const waktu = calls.waktu.useAnswer()
  const status = useBiodataSingkat().biodataSingkat?.status ?? ''
  const now = useJendela(waktu.data)
  const alasan = edit.data?.alasanDikunci || waktu.data?.keterangan || ''
  const facts = { jenis, fase: now.fase, locks: [edit.data, waktu.data], alasanDikunci: alasan, status }
  const block = blockOf(facts)
  return {
    jenis,
    /** 'KRS' */
    name: jenis.toUpperCase(),
    edit,
    tawaran,
    waktu,
    now,
    block,
    /** The same in words. */
    reason: useBlockReason(block, facts, now.jendela),
    periode: periodeIn([edit.data, waktu.data, tawaran.data]),
  }
}

export type Registrasi = ReturnType<typeof useRegistrasi>
