// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { decide, type Exam, type Soon, type StepFacts, type Waiting } from './decide.ts'

const soon: Soon = { nama: 'Basis Data', mulai: 2000, selesai: 3000, isMulaiKnown: true, ruang: 'R. 1' }
const exam: Exam = { ...soon, jenis: 'UTS', isToday: false }
const today: Exam = { ...exam, isToday: true }
const waiting: Waiting = { nomor: '988', isQris: false, channel: 'BNI', rupiah: 5, untilMs: 9000 }
const deadline = { ...soon, mulai: 1500, tautan: '/surat' }
const FORTNIGHT_MS = 1_209_600_000
const form = { judul: 'Tracer', until: '2026-12-31' }
const OWED = { value: { rupiah: 5, isLate: false, due: null } }
const LATE = { value: { rupiah: 5, isLate: true, due: '2026-06-10' } }
const LOCKED = { value: { isKartuUjianDikunci: true, jumlahKuesioner: 0 } }
const ASKED = { value: { isKartuUjianDikunci: false, jumlahKuesioner: 7 } }
const OPEN = { value: { isLocked: false, untilMs: 9000 } }

/** Complete facts with nothing to report. */
const NOTHING: StepFacts = {
  nowMs: 1000,
  exams: { value: [] },
  defence: null,
  student: { value: { status: 'Aktif' } },
  bills: { value: { rupiah: 0, isLate: false, due: null } },
  payment: { value: null },
  locks: { value: { isKartuUjianDikunci: false, jumlahKuesioner: 0 } },
  hidden: { value: false },
  krs: { value: null },
  registered: { value: false },
  tracer: { value: null },
  ahead: { value: { next: null, deadline: null, missing: [] } },
}
const kindOf = (facts: Partial<StepFacts>) => {
  const decision = decide({ ...NOTHING, ...facts })
  if (decision === 'pending') return decision
  return 'step' in decision ? decision.step.kind : `failed: ${[...decision.failed, ...decision.missing].join(', ')}`
}

/** Steps in order of priority, each with all later ones present. */
const ORDER: readonly [string, Partial<StepFacts>][] = [
  ['none', {}],
  ['next', { ahead: { value: { next: soon, deadline: null, missing: [] } } }],
  ['deadline', { ahead: { value: { next: soon, deadline, missing: [] } } }],
  ['kuesioner', { locks: ASKED }],
  ['tracer', { tracer: { value: form } }],
  ['late', { bills: LATE }],
  ['krs', { krs: OPEN }],
  ['kuesioner', { hidden: { value: true } }],
  ['lock', { exams: { value: [exam] }, locks: LOCKED }],
  ['payment', { payment: { value: waiting } }],
  ['defence', { defence: soon }],
  ['exam', { exams: { value: [today] } }],
]

describe('first step', () => {
  it.each(ORDER.map(([kind], place) => [kind, place] as const))('is %s before all later steps (%i)', (kind, place) => {
    const all: Partial<StepFacts> = {}
    for (const [, facts] of ORDER.slice(0, place + 1)) Object.assign(all, facts)
    expect(kindOf(all)).toBe(kind)
  })

  it.each<[string, Partial<StepFacts>, string]>([
    [
      'a deadline after the next class',
      { ahead: { value: { next: soon, deadline: { ...deadline, mulai: 2500 }, missing: [] } } },
      'next',
    ],
    ['open KRS with registered courses', { krs: OPEN, registered: { value: true } }, 'none'],
    ['locked KRS', { krs: { value: { isLocked: true, untilMs: null } }, registered: 'pending' }, 'krs'],
    ['a locked exam card without an upcoming exam', { locks: LOCKED, bills: OWED }, 'none'],
    ['a locked exam card without unpaid bills', { locks: LOCKED, exams: { value: [exam] } }, 'none'],
    [
      'a locked exam card two weeks before the exam',
      { locks: LOCKED, bills: OWED, exams: { value: [{ ...exam, mulai: 1000 + FORTNIGHT_MS }] } },
      'lock',
    ],
    [
      'a locked exam card more than two weeks before the exam',
      { locks: LOCKED, bills: OWED, exams: { value: [{ ...exam, mulai: 1001 + FORTNIGHT_MS }] } },
      'none',
    ],
    ['a bill that is not due yet', { bills: OWED }, 'none'],
  ])('is decided for %s', (_, facts, kind) => {
    expect(kindOf(facts)).toBe(kind)
  })

  it('says on the day of an exam that its card is locked', () => {
    expect(decide({ ...NOTHING, exams: { value: [today] }, locks: LOCKED })).toEqual({
      step: { kind: 'exam', of: today, isLocked: true },
    })
  })

  it.each<[string, Partial<StepFacts>]>([
    ['exams', { exams: 'pending', bills: LATE }],
    ['biodata', { student: 'pending', bills: LATE }],
    ['bills', { bills: 'pending', krs: OPEN }],
    ['locks', { locks: 'pending', krs: OPEN }],
    ['the payment status while bills are unpaid', { bills: LATE, payment: 'pending' }],
    ['KRS', { krs: 'pending', bills: LATE }],
    ['registered courses', { krs: OPEN, registered: 'pending' }],
    ['tracer forms', { tracer: 'pending' }],
    ['appointments and deadlines', { ahead: 'pending' }],
  ])('waits for %s', (_, facts) => {
    expect(kindOf(facts)).toBe('pending')
  })

  it('does not wait for later steps', () => {
    expect(
      kindOf({ bills: LATE, payment: { value: waiting }, krs: 'pending', tracer: 'pending', ahead: 'pending' }),
    ).toBe('payment')
  })

  it.each<[string, Partial<StepFacts>, string]>([
    ['bills', { bills: 'failed', krs: OPEN }, 'failed: bills'],
    ['biodata', { student: 'failed', krs: OPEN }, 'failed: student'],
    ['locks', { locks: 'failed', bills: LATE }, 'failed: locks'],
    ['the payment status', { bills: LATE, payment: 'failed' }, 'failed: payment'],
    ['exams', { exams: 'failed' }, 'failed: exams'],
    ['KRS', { krs: 'failed' }, 'failed: krs'],
    ['registered courses', { krs: OPEN, registered: 'failed' }, 'failed: registered'],
    ['tracer forms', { tracer: 'failed' }, 'failed: tracer'],
    ['reading a lock', { locks: { value: { isKartuUjianDikunci: undefined, jumlahKuesioner: 0 } } }, 'failed: locks'],
    [
      'reading the number of questionnaires',
      { locks: { value: { isKartuUjianDikunci: false, jumlahKuesioner: undefined } } },
      'failed: locks',
    ],
    ['appointments', { ahead: { value: { next: null, deadline: null, missing: ['Surat'] } } }, 'failed: ahead, Surat'],
  ])('is reported as failed, and never as none, when %s failed', (_, facts, found) => {
    expect(kindOf(facts)).toBe(found)
  })

  it('returns a known step that a failed response could not change', () => {
    expect(kindOf({ exams: 'failed', bills: LATE })).toBe('late')
  })

  it('returns no class when an earlier step is unknown', () => {
    expect(kindOf({ krs: 'failed', ahead: { value: { next: soon, deadline: null, missing: [] } } })).toBe('failed: krs')
  })
})
