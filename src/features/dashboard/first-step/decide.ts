import type { JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'

/** Response that the step depends on: pending, failed or known. */
export type Fact<Value> = 'pending' | 'failed' | { value: Value }

/** Something with a time, in milliseconds since 1970. */
export interface Soon {
  nama: string
  mulai: number
  selesai: number
  /** False when the start time is unknown. */
  isMulaiKnown: boolean
  ruang: string
}

/** An exam of the student that has not ended. */
export interface Exam extends Soon {
  jenis: JenisUjian
  isToday: boolean
}

/** The payment awaiting transfer, as far as the response describes it. */
export interface Waiting {
  nomor: string
  isQris: boolean
  channel: string
  rupiah: number | null | undefined
  untilMs: number | null | undefined
}

/** A form with the last day for submission. */
export interface Form {
  judul: string
  until: string | null | undefined
}

/** Facts from the responses. A null value means that the campus does not have it or the student need not do it. */
export interface StepFacts {
  nowMs: number
  /** Sorted by time. */
  exams: Fact<Exam[]>
  /** The student's defence today, if the appointments are known when the step is decided. */
  defence: Soon | null
  student: Fact<{ status: string }>
  bills: Fact<{ rupiah: number; isLate: boolean; due: string | null } | null>
  /** Awaited only when the student owes something. */
  payment: Fact<Waiting | null>
  locks: Fact<{ isKartuUjianDikunci: boolean | null | undefined; jumlahKuesioner: number | null | undefined } | null>
  /** True when a grade is hidden until a questionnaire is submitted. */
  hidden: Fact<boolean>
  /** The open window; null while there is none. */
  krs: Fact<{ isLocked: boolean; untilMs: number | null | undefined } | null>
  /** True when the student has registered courses in that window. */
  registered: Fact<boolean>
  tracer: Fact<Form | null>
  /** The next class or appointment and the next deadline with its link. `missing` names what could not be loaded. */
  ahead: Fact<{ next: Soon | null; deadline: (Soon & { tautan: string }) | null; missing: readonly string[] }>
}

/** Content of the strip. */
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

/** Name of a fact that failed. */
export type Doubt = Exclude<keyof StepFacts, 'nowMs' | 'defence'>

/** The step; 'pending' while responses are awaited; otherwise the failures that leave the step unknown. */
export type Decision = 'pending' | { step: Step } | { failed: readonly Doubt[]; missing: readonly string[] }

type Found = Step | 'pending' | { doubt: Doubt; isBlocking?: true } | null

/** Returns a level that blocks without these facts: any later step might be wrong. */
const needed =
  (...names: readonly ('student' | 'bills' | 'locks')[]) =>
  (facts: StepFacts): Found => {
    if (names.some((name) => facts[name] === 'pending')) return 'pending'
    const doubt = names.find((name) => facts[name] === 'failed')
    return doubt ? { doubt, isBlocking: true } : null
  }

/** Returns the value of a known fact, otherwise null. */
const knownOf = <Value>(fact: Fact<Value>): Value | null => (typeof fact === 'object' ? fact.value : null)

const isLocked = (facts: StepFacts): boolean => knownOf(facts.locks)?.isKartuUjianDikunci === true

const todayOf = (facts: StepFacts): Found => {
  const { exams, defence } = facts
  if (exams === 'pending') return 'pending'
  const of = knownOf(exams)?.find(({ isToday }) => isToday)
  if (of && facts.locks === 'pending') return 'pending'
  if (of) return { kind: 'exam', of, isLocked: isLocked(facts) }
  if (defence) return { kind: 'defence', of: defence }
  return exams === 'failed' ? { doubt: 'exams' } : null
}

const owed = (facts: StepFacts): number => knownOf(facts.bills)?.rupiah ?? 0

/** Returns the payment step; waits for the status, so as not to suggest a payment already in process. */
const paymentOf = (facts: StepFacts): Found => {
  const { payment } = facts
  if (owed(facts) <= 0) return null
  if (payment === 'pending') return 'pending'
  if (payment === 'failed') return { doubt: 'payment', isBlocking: true }
  return payment.value && { kind: 'payment', of: payment.value }
}

/** Two weeks. A more distant exam is no reason to pay today. */
const NEAR_MS = 14 * 24 * 60 * 60 * 1000

const lockOf = (facts: StepFacts): Found => {
  const locks = knownOf(facts.locks)
  if (locks && locks.isKartuUjianDikunci === undefined) return { doubt: 'locks' }
  const of = knownOf(facts.exams)?.[0]
  const isNear = of !== undefined && of.mulai - facts.nowMs <= NEAR_MS
  return isNear && isLocked(facts) && owed(facts) > 0 ? { kind: 'lock', of } : null
}

const krsOf = ({ krs, registered }: StepFacts): Found => {
  if (krs === 'pending') return 'pending'
  if (krs === 'failed') return { doubt: 'krs' }
  if (krs.value === null) return null
  if (krs.value.isLocked) return { kind: 'krs', ...krs.value }
  if (registered === 'pending') return 'pending'
  if (registered === 'failed') return { doubt: 'registered' }
  return registered.value ? null : { kind: 'krs', ...krs.value }
}

const lateOf = ({ bills }: StepFacts): Found => {
  const known = knownOf(bills)
  return known && known.rupiah > 0 && known.isLate ? { kind: 'late', due: known.due } : null
}

/** Returns a questionnaire level: high priority when a grade is hidden, low otherwise. */
const kuesionerOf =
  (isHidden: boolean) =>
  (facts: StepFacts): Found => {
    const count = knownOf(facts.locks)?.jumlahKuesioner
    if (count === undefined && knownOf(facts.locks)) return { doubt: 'locks' }
    if (!count) return null
    if (isHidden && facts.hidden === 'pending') return 'pending'
    if (isHidden && facts.hidden === 'failed') return { doubt: 'hidden' }
    return knownOf(facts.hidden) === isHidden || !isHidden ? { kind: 'kuesioner', count, isHidden } : null
  }

const tracerOf = ({ tracer }: StepFacts): Found => {
  if (tracer === 'pending') return 'pending'
  if (tracer === 'failed') return { doubt: 'tracer' }
  return tracer.value && { kind: 'tracer', of: tracer.value }
}

const aheadOf = ({ ahead }: StepFacts): Found => {
  if (ahead === 'pending') return 'pending'
  if (ahead === 'failed') return { doubt: 'ahead' }
  const { next, deadline, missing } = ahead.value
  if (deadline && (!next || deadline.mulai < next.mulai)) return { kind: 'deadline', of: deadline }
  if (next) return { kind: 'next', of: next }
  return missing.length > 0 ? { doubt: 'ahead' } : null
}

/** Levels by priority: the first match wins. */
const LEVELS: readonly ((facts: StepFacts) => Found)[] = [
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

/** Returns whether a step needs no action. Such a step is valid only if every level before it is known. */
const isCalm = ({ kind }: Step): boolean => kind === 'next' || kind === 'deadline'

/**
 * Decides the student's first step. Facts of later levels are not awaited. After a failed level, only steps that would
 * be valid in any case are returned.
 */
export const decide = (facts: StepFacts): Decision => {
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
