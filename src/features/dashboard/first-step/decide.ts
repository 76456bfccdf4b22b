import type { JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'

/** An answer that the step depends on: on its way, failed, or known. */
export type Fact<Value> = 'pending' | 'failed' | { value: Value }

/** Something at a time. Milliseconds since 1970. */
export interface Soon {
  nama: string
  mulai: number
  selesai: number
  /** False where its hour is not known. */
  isMulaiKnown: boolean
  ruang: string
}

/** An exam of the student that is not over. */
export interface Exam extends Soon {
  jenis: JenisUjian
  isToday: boolean
}

/** The payment that waits for its money, as far as the answer tells. */
export interface Waiting {
  nomor: string
  isQris: boolean
  channel: string
  rupiah: number | null | undefined
  untilMs: number | null | undefined
}

/** A form with the last day on which it can be sent. */
export interface Form {
  judul: string
  until: string | null | undefined
}

/** What the answers say. null in a fact: this campus does not have it, or the student need not do it. */
export interface Facts {
  nowMs: number
  /** In the order of the clock. */
  exams: Fact<Exam[]>
  /** The own defence of today, as far as appointments are known when the step is decided. */
  defence: Soon | null
  student: Fact<{ status: string }>
  bills: Fact<{ rupiah: number; isLate: boolean; due: string | null } | null>
  /** Waited for only where something is owed. */
  payment: Fact<Waiting | null>
  locks: Fact<{ isKartuUjianDikunci: boolean | null | undefined; jumlahKuesioner: number | null | undefined } | null>
  /** A grade is hidden until a questionnaire is sent. */
  hidden: Fact<boolean>
  /** The window while it is open. */
  krs: Fact<{ isLocked: boolean; untilMs: number | null | undefined } | null>
  /** Courses are registered in that window. */
  registered: Fact<boolean>
  tracer: Fact<Form | null>
  /** The next class or appointment, and the next deadline with its link; complete where nothing is missing before it. */
  ahead: Fact<{ next: Soon | null; deadline: (Soon & { tautan: string }) | null; missing: readonly string[] }>
}

/** What stands in the strip. */
export type Step =
  | { kind: 'exam'; of: Exam; isLocked: boolean }
  | { kind: 'defence'; of: Soon }
  | { kind: 'payment'; of: Waiting }
  | { kind: 'lock'; of: Exam }
  | { kind: 'late'; due: string | null }
  | { kind: 'krs'; isLocked: boolean; untilMs: number | null | undefined }
  | { kind: 'kuesioner'; count: number; isHidden: boolean }
  | { kind: 'tracer'; of: Form }
  | { kind: 'next'; of: Soon }
  | { kind: 'deadline'; of: Soon & { tautan: string } }
  | { kind: 'none' }

/** An answer that failed: its name in the texts, or the subjects that are missing. */
export type Doubt = Exclude<keyof Facts, 'nowMs' | 'defence'>

/** The step, that answers are on their way, or what failed and leaves it unknown. */
export type Decision = 'pending' | { step: Step } | { failed: readonly Doubt[]; missing: readonly string[] }

type Found = Step | 'pending' | { doubt: Doubt; isBlocking?: true } | null

/** Answers without which any step may be the wrong one. */
const needed =
  (...names: readonly ('student' | 'bills' | 'locks')[]) =>
  (facts: Facts): Found => {
    if (names.some((name) => facts[name] === 'pending')) return 'pending'
    const doubt = names.find((name) => facts[name] === 'failed')
    return doubt ? { doubt, isBlocking: true } : null
  }

/** The value of a fact that is known; null for any other. */
const knownOf = <Value>(fact: Fact<Value>): Value | null => (typeof fact === 'object' ? fact.value : null)

const isLocked = (facts: Facts): boolean => knownOf(facts.locks)?.isKartuUjianDikunci === true

const todayOf = (facts: Facts): Found => {
  const { exams, defence } = facts
  if (exams === 'pending') return 'pending'
  const of = knownOf(exams)?.find(({ isToday }) => isToday)
  if (of && facts.locks === 'pending') return 'pending'
  if (of) return { kind: 'exam', of, isLocked: isLocked(facts) }
  if (defence) return { kind: 'defence', of: defence }
  return exams === 'failed' ? { doubt: 'exams' } : null
}

const owed = (facts: Facts): number => knownOf(facts.bills)?.rupiah ?? 0

/** To say 'pay' while a payment waits would be false: its status is known first. */
const paymentOf = (facts: Facts): Found => {
  const { payment } = facts
  if (owed(facts) <= 0) return null
  if (payment === 'pending') return 'pending'
  if (payment === 'failed') return { doubt: 'payment', isBlocking: true }
  return payment.value && { kind: 'payment', of: payment.value }
}

/** Two weeks: an exam that is further away is no reason to pay today. */
const NEAR_MS = 14 * 24 * 60 * 60 * 1000

const lockOf = (facts: Facts): Found => {
  const locks = knownOf(facts.locks)
  if (locks && locks.isKartuUjianDikunci === undefined) return { doubt: 'locks' }
  const of = knownOf(facts.exams)?.[0]
  const isNear = of !== undefined && of.mulai - facts.nowMs <= NEAR_MS
  return isNear && isLocked(facts) && owed(facts) > 0 ? { kind: 'lock', of } : null
}

const krsOf = ({ krs, registered }: Facts): Found => {
  if (krs === 'pending') return 'pending'
  if (krs === 'failed') return { doubt: 'krs' }
  if (krs.value === null) return null
  if (krs.value.isLocked) return { kind: 'krs', ...krs.value }
  if (registered === 'pending') return 'pending'
  if (registered === 'failed') return { doubt: 'registered' }
  return registered.value ? null : { kind: 'krs', ...krs.value }
}

const lateOf = ({ bills }: Facts): Found => {
  const known = knownOf(bills)
  return known && known.rupiah > 0 && known.isLate ? { kind: 'late', due: known.due } : null
}

/** Questionnaires: before other things where they hide a grade, behind them where they do not. */
const kuesionerOf =
  (isHidden: boolean) =>
  (facts: Facts): Found => {
    const count = knownOf(facts.locks)?.jumlahKuesioner
    if (count === undefined && knownOf(facts.locks)) return { doubt: 'locks' }
    if (!count) return null
    if (isHidden && facts.hidden === 'pending') return 'pending'
    if (isHidden && facts.hidden === 'failed') return { doubt: 'hidden' }
    return knownOf(facts.hidden) === isHidden || !isHidden ? { kind: 'kuesioner', count, isHidden } : null
  }

const tracerOf = ({ tracer }: Facts): Found => {
  if (tracer === 'pending') return 'pending'
  if (tracer === 'failed') return { doubt: 'tracer' }
  return tracer.value && { kind: 'tracer', of: tracer.value }
}

const aheadOf = ({ ahead }: Facts): Found => {
  if (ahead === 'pending') return 'pending'
  if (ahead === 'failed') return { doubt: 'ahead' }
  const { next, deadline, missing } = ahead.value
  if (deadline && (!next || deadline.mulai < next.mulai)) return { kind: 'deadline', of: deadline }
  if (next) return { kind: 'next', of: next }
  return missing.length > 0 ? { doubt: 'ahead' } : null
}

/** What comes first: the first of these that holds. */
const LEVELS: readonly ((facts: Facts) => Found)[] = [
  todayOf,
  needed('student', 'bills', 'locks'),
  paymentOf,
  lockOf,
  kuesionerOf(true),
  krsOf,
  lateOf,
  tracerOf,
  kuesionerOf(false),
  aheadOf,
]

/** What comes next where nothing has to be done: true only where nothing before it is unknown. */
const isCalm = ({ kind }: Step): boolean => kind === 'next' || kind === 'deadline'

/**
 * Decides what a student does first. A fact of a later level is not waited for, and a level that failed lets only steps through
 * that are true whatever it would have said.
 */
export const decide = (facts: Facts): Decision => {
  const failed: Doubt[] = []
  const doubtful = () => ({ failed: [...new Set(failed)], missing: knownOf(facts.ahead)?.missing ?? [] })
  for (const level of LEVELS) {
    const found = level(facts)
    if (found === 'pending') return 'pending'
    if (found === null) continue
    if ('kind' in found) return isCalm(found) && failed.length > 0 ? doubtful() : { step: found }
    failed.push(found.doubt)
    if (found.isBlocking) return doubtful()
  }
  return failed.length > 0 ? doubtful() : { step: { kind: 'none' } }
}
