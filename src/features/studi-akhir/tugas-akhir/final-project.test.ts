// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readAturanSidang, readSidang } from '#generated/client/sidang/readers.ts'
import { readUsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import {
  addedWork,
  attendanceEnd,
  attendanceOf,
  defenceState,
  eventsOf,
  firstTrack,
  guidedWorks,
  presentStep,
  runningFirst,
  stepsOf,
  type WorkFacts,
  workIdOf,
  workState,
} from './final-project.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const work = (status: unknown, more = {}) => readUsulanTugasAkhir({ id: '412', judul: 'Presensi', status, ...more })
const defence = (status: unknown, more = {}) =>
  readSidang({ id: '71', usulanId: '412', jenisSidang: 'usulan', status, ...more })
const DAY = { tanggal: '2026-11-24', jamMulai: '13.30', jamSelesai: '14.30' }
const scheduled = (more = {}) => defence('dijadwalkan', { ...DAY, ...more })
const rule = (jenisSidang = 'usulan') => readAturanSidang({ jenisSidang, nama: 'Sidang' })

/** Builds progress from the number of counted, required and waiting meetings. */
const progress = (count: number | null, needed: number | null, waiting: number | null, isClosed = false) => ({
  ...{ count, needed, waiting, isClosed, isApprovedOnly: true },
})

const facts = (more: Partial<WorkFacts> = {}): WorkFacts => ({
  defences: [],
  isWhole: true,
  guidance: progress(0, 3, 0),
  rule: null,
  attendance: { wajib: true, batasJam: 48 },
  proposalEnd: '2026-11-13',
  guidanceEnd: '2027-01-29',
  requestEnd: '2026-12-04',
  ...more,
})
const DONE = progress(3, 3, 0)

/** Returns each step as 'kind state actor until', without missing parts. */
const told = (of: ReturnType<typeof work>, known: WorkFacts, nowMs = NOW) =>
  stepsOf(of, known, nowMs).map(({ kind, state, actor, until }) =>
    [kind, state, actor, typeof until === 'number' ? new Date(until).toISOString() : until].filter(Boolean).join(' '),
  )

describe('steps of a final project', () => {
  it.each([
    ['draft', ['proposal now you 2026-11-13', 'end later']],
    ['diajukan', ['proposal now programme', 'end later']],
    ['ditolak', ['proposal stopped you']],
    ['Diparkir', ['proposal unknown']],
    [null, ['proposal unknown']],
    ['disetujui', ['proposal done', 'guidance now you 2027-01-29', 'end later']],
    ['selesai', ['proposal done', 'guidance done', 'end done']],
  ])('status %s with no other facts', (status, expected) => {
    expect(told(work(status), facts())).toEqual(expected)
  })

  it('wait for the supervisor while a record is pending', () => {
    expect(told(work('disetujui'), facts({ guidance: progress(2, 3, 1) }))[1]).toBe('guidance now supervisor')
  })

  it('do not treat meetings as complete while the required number is unknown', () => {
    expect(told(work('disetujui'), facts({ guidance: progress(9, null, 0) }))[1]).toMatch(/^guidance now/)
  })

  it.each([
    ['later', progress(2, 3, 0), 'request later 2026-12-04'],
    ['now', DONE, 'request now you 2026-12-04'],
  ])('include a defence that was not requested, as its rule allows: %s', (_, guidance, expected) => {
    expect(told(work('disetujui'), facts({ guidance, rule: rule() }))).toContain(expected)
  })

  it.each([
    ['the next rule is of a defence that was held', [defence('selesai', { hasil: 'Lulus' })]],
    ['a defence runs', [defence('diajukan')]],
  ])('include no further defence when %s', (_, defences) => {
    const steps = told(work('disetujui'), facts({ guidance: DONE, rule: rule(), defences }))
    expect(steps.filter((step) => step.startsWith('request'))).toEqual([])
  })

  it.each([
    ['diajukan', {}, 'defence now programme'],
    ['disetujui', {}, 'defence now programme'],
    ['dijadwalkan', DAY, 'defence now you 2026-11-22T06:30:00.000Z'],
    ['dijadwalkan', { ...DAY, persetujuanKehadiran: true }, 'defence now'],
    ['selesai', { ...DAY, hasil: 'Lulus' }, 'defence done'],
    ['selesai', { ...DAY, hasil: 'Tidak lulus' }, 'defence stopped'],
    ['ditolak', {}, 'defence stopped'],
    ['Ditunda', {}, 'defence unknown'],
  ])('include a defence with status %s and %j', (status, more, expected) => {
    const known = facts({ guidance: DONE, defences: [defence(status, more)] })
    expect(told(work('disetujui'), known).slice(1)).toEqual(['guidance done', expected, 'end later'])
  })

  it('keep defences in order, with guidance after the past ones while more is required', () => {
    const first = defence('selesai', { id: '62', ...DAY, hasil: 'Lulus' })
    const missed = defence('ditolak', { id: '70' })
    const known = facts({
      guidance: progress(7, 8, 0),
      defences: [missed, first],
      rule: rule('akhir'),
    })
    expect(told(work('disetujui'), known)).toEqual([
      'proposal done',
      'defence done',
      'defence stopped',
      'guidance now you 2027-01-29',
      'request later 2026-12-04',
      'end later',
    ])
  })

  it.each([
    ['2026-11-24T23:00:00+07:00', 'sidang', 'revision now 2026-11-24'],
    ['2026-11-25T00:00:00+07:00', 'sidang', 'revision now 2026-11-24'],
    ['2026-11-25T09:00:00+07:00', 'selesai', 'revision done'],
  ])('include the revision at %s of a project with status %s', (at, status, expected) => {
    const last = defence('selesai', { jenisSidang: 'akhir', hasil: 'Lulus dengan revisi', batasRevisi: '2026-11-24' })
    const steps = told(work(status), facts({ guidance: DONE, defences: [last] }), Date.parse(at))
    expect(steps.find((step) => step.startsWith('revision'))).toBe(expected)
  })

  it('contain nothing after the proposal while the defences are unknown', () => {
    expect(told(work('disetujui'), facts({ defences: null, rule: rule(), guidance: DONE }))).toEqual(['proposal done'])
  })

  it('offer no next defence while one is unreadable', () => {
    expect(told(work('disetujui'), facts({ isWhole: false, rule: rule(), guidance: DONE })).join()).not.toMatch(
      /request/,
    )
  })

  it('name no one responsible for guidance while its records are unknown', () => {
    const unknown = progress(null, 3, null)
    expect(told(work('disetujui'), facts({ guidance: unknown }))[1]).toBe('guidance now')
  })

  it.each([
    ['was not passed', defence('selesai', { hasil: 'Tidak lulus' })],
    ['was rejected', defence('ditolak')],
    ['has an unknown status', defence('batal')],
  ])('offer another defence when the last one %s, although the status of the work is sidang', (_, last) => {
    const steps = told(work('sidang'), facts({ defences: [last], rule: rule(), guidance: DONE }))
    expect(steps.join()).toMatch(/request now you/)
  })

  it('follow the permission of the gateway for another defence', () => {
    const allowed = readAturanSidang({ jenisSidang: 'usulan', bolehMengajukan: true })
    const held = defence('selesai', { hasil: 'Lulus' })
    expect(told(work('sidang'), facts({ defences: [held], rule: allowed, guidance: DONE })).join()).toMatch(
      /request now/,
    )
  })

  it('keep a revision that is followed only by a rejected request', () => {
    const defences = [
      defence('ditolak', { id: '72' }),
      defence('selesai', { hasil: 'Lulus', batasRevisi: '2026-12-01' }),
    ]
    expect(told(work('sidang'), facts({ defences })).join()).toMatch(/revision now/)
  })

  it('have unique keys and at most one current step', () => {
    const steps = stepsOf(work('disetujui'), facts({ defences: [defence('ditolak'), defence('ditolak')] }), NOW)
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
    expect(presentStep(steps)?.kind).toBe('guidance')
    expect(presentStep(stepsOf(work('selesai'), facts(), NOW))).toBeUndefined()
    expect(presentStep(stepsOf(work('ditolak'), facts(), NOW))?.state).toBe('stopped')
  })
})

describe('attendance', () => {
  const LATE = Date.parse('2026-11-22T13:30:00+07:00')
  it.each([
    ['open', scheduled(), NOW, undefined],
    ['open', scheduled(), LATE - 1, { wajib: null, batasJam: 48 }],
    ['late', scheduled(), LATE, { wajib: true, batasJam: 48 }],
    ['open', scheduled(), LATE, { wajib: true, batasJam: null }],
    ['open', scheduled({ jamMulai: 'pagi' }), LATE, { wajib: true, batasJam: 48 }],
    ['none', scheduled(), NOW, { wajib: false, batasJam: 48 }],
    ['none', defence('diajukan'), NOW, undefined],
    ['approved', scheduled({ persetujuanKehadiran: true }), LATE, { wajib: true, batasJam: 48 }],
  ])('%s', (expected, of, nowMs, attendance) => {
    expect(attendanceOf(of, attendance, nowMs)).toBe(expected)
  })

  it.each([
    ['is not known', undefined, 'open'],
    ['names no hours', { wajib: true, batasJam: null }, 'open'],
    ['cannot be read', { wajib: null, batasJam: undefined }, 'open'],
    ['has not been answered', null, 'none'],
  ])('has no deadline while its rule %s', (_, rule, expected) => {
    expect(attendanceEnd(scheduled(), rule)).toBeNull()
    expect(attendanceOf(scheduled(), rule, NOW)).toBe(expected)
    expect(eventsOf(scheduled(), rule, { defence: 'Sidang', deadline: 'Batas' }, NOW).deadline).toEqual([])
  })

  it('is late once the defence has begun, whatever the rule', () => {
    expect(attendanceOf(scheduled(), undefined, Date.parse('2026-11-24T13:30:00+07:00'))).toBe('late')
  })

  it('ends the given number of hours before the defence, in the campus time zone', () => {
    expect(attendanceEnd(scheduled(), { wajib: true, batasJam: 48 })).toBe(LATE)
    expect(attendanceEnd(scheduled({ jamMulai: '' }), { wajib: true, batasJam: 48 })).toBeNull()
  })

  it('returns the day and the deadline as calendar events, without a deadline once it is approved', () => {
    const names = { defence: 'Sidang usulan', deadline: 'Batas' }
    const { day, deadline } = eventsOf(scheduled(), { wajib: true, batasJam: 48 }, names, NOW)
    expect(day).toMatchObject([{ id: 'sidang-71', tanggal: '2026-11-24', jam: { mulai: 810, selesai: 870 } }])
    expect(deadline).toMatchObject([{ id: 'kehadiran-71', tanggal: '2026-11-22', jam: { mulai: 780, selesai: 810 } }])
    const approved = scheduled({ persetujuanKehadiran: true })
    expect(eventsOf(approved, undefined, names, NOW).deadline).toEqual([])
    expect(eventsOf(defence('diajukan'), undefined, names, NOW)).toEqual({ day: [], deadline: [] })
  })
})

it.each([
  ['Lulus dengan revisi', 'passed'],
  ['Tidak lulus', 'failed'],
  ['Gagal', 'held'],
  ['Belum lulus', 'held'],
  ['', 'held'],
])('reads a defence with the result "%s" as %s', (hasil, expected) => {
  expect(defenceState(defence('selesai', { hasil }))).toBe(expected)
})

it('lists running works first', () => {
  const rows = [work('draft', { id: '4' }), null, work('ditolak', { id: '3' }), work('disetujui', { id: '1' })]
  expect(runningFirst(rows).map((row) => row?.id)).toEqual(['1', '4', '3', undefined])
})

it('reads values outside the contract as unknown', () => {
  expect(workState(work('constructor'))).toBe('unknown')
  expect(defenceState(defence('toString'))).toBe('unknown')
})

describe('values missing from a URL', () => {
  const works = [
    work('draft', { id: '420' }),
    work('disetujui', { idSidang: '71', jalur: 'publikasi' }),
    work('selesai', { id: '' }),
  ]
  it('uses the track of the newest proposal that has one, else skripsi', () => {
    expect(firstTrack(works)).toBe('publikasi')
    expect(firstTrack([])).toBe('skripsi')
  })
  it('offers approved proposals with a valid id', () => {
    expect(guidedWorks([...works, null]).map((one) => one?.id)).toEqual(['412', undefined])
  })
  it('finds the proposal of a defence by its own id, else by the proposal that names the defence', () => {
    expect(workIdOf(defence('selesai', { usulanId: '9' }), works)).toBe('9')
    expect(workIdOf(defence('selesai', { usulanId: null }), works)).toBe('412')
    expect(workIdOf(defence('selesai', { id: '', usulanId: null }), works)).toBe('')
  })
})

describe('proposal created by a response without an id', () => {
  const fresh = work('draft', { id: '421', judul: ' Batik ' })
  it.each([
    ['the new row with the title', [fresh, work('draft')], ['412'], 'Batik', '421'],
    ['the only new row when the gateway has changed the title', [fresh, work('draft')], ['412'], 'BATIK', '421'],
    ['none of several without the title', [fresh, work('draft', { id: '9' })], [], 'Lain', undefined],
    ['undefined when no row is new', [work('draft')], ['412'], 'Presensi', undefined],
  ])('is %s', (_, rows, before, judul, expected) => {
    expect(addedWork(rows, before, judul)?.id).toBe(expected)
  })
})
