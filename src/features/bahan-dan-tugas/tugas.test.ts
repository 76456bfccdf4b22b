import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readBahanTugasKuliah, readTugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import { readRows } from '#shared/wire/readers.ts'
import { faseTugas, fileRulesOf, isDikumpulkan, joinMakul, tenggatOf } from './tugas.ts'

const NOW = Date.parse('2026-10-22T14:05:00+07:00')
const read = (makul: unknown[]) => readBahanTugasKuliah({ makul }).makul
type Answer = ReturnType<typeof read>
const joinedOf = (one: Answer, other: Answer) => readRows(joinMakul(one, other), 'noted')
const tugas = (known: object = {}) => readTugasKuliah({ idTugas: '1', ...known })

describe('[R3-023] assignments of a makul', () => {
  it('are joined by idMakul, a number or text', () => {
    const joined = joinMakul(
      read([{ idMakul: 2501, namaMakul: 'Basis Data', bahan: [{ idBahan: 1 }] }]),
      read([{ idMakul: '2501', namaMakul: 'Basis Data', tugas: [{ idTugas: 5 }] }]),
    )
    expect(joined).toMatchObject([{ idMakul: '2501', bahan: [{ idBahan: '1' }], tugas: [{ idTugas: '5' }] }])
  })

  it('are listed even if only one response has the makul', () => {
    const joined = joinedOf(
      read([{ idMakul: 1, bahan: [{ idBahan: 3 }] }]),
      read([{ idMakul: 2, tugas: [{ idTugas: 9 }] }]),
    )
    expect(joined.map((one) => [one.idMakul, one.bahan.length, one.tugas.length])).toEqual([
      ['1', 1, 0],
      ['2', 0, 1],
    ])
  })

  it('tolerate a missing response and unreadable rows', () => {
    expect(joinMakul(null, undefined)).toEqual([])
    expect(joinMakul(read([{ tugas: [{ idTugas: 1 }] }, null, { idMakul: 1, tugas: ['x'] }]))).toMatchObject([
      { idMakul: '1', tugas: [null] },
      null,
      null,
    ])
  })

  test('keeps every material and every assignment exactly once, whatever the ids', () => {
    const id = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }).map(String))
    const row = fc.record({
      idMakul: id,
      bahan: fc.array(fc.constant({ idBahan: 1 })),
      tugas: fc.array(fc.constant({ idTugas: 1 })),
    })
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (a, b) => {
        const joined = joinedOf(read(a), read(b))
        const sum = (part: 'bahan' | 'tugas') => [...a, ...b].reduce((all, one) => all + one[part].length, 0)
        expect(joined.reduce((all, one) => all + one.bahan.length, 0)).toBe(sum('bahan'))
        expect(joined.reduce((all, one) => all + one.tugas.length, 0)).toBe(sum('tugas'))
        const named = joined.map(({ idMakul }) => idMakul).filter(Boolean)
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })
})

test.each([
  [
    'open past the deadline when the gateway says so',
    { isBuka: true, batasWaktu: '2026-10-20T23:59:00+07:00' },
    'open',
  ],
  ['not open before it begins', { isBuka: false, tanggalMulai: '2026-10-25T08:00:00+07:00' }, 'before'],
  ['not open after its deadline', { isBuka: false, batasWaktu: '2026-10-20T23:59:00+07:00' }, 'after'],
  ['shut by the gateway within its dates', { isBuka: false, batasWaktu: '2026-10-30T23:59:00+07:00' }, 'shut'],
  ['closed by its dates when the gateway does not say', { batasWaktu: '2026-10-20T23:59:00+07:00' }, 'after'],
  ['open when nothing is known: the gateway decides', {}, 'open'],
])('determines the phase of an assignment: %s', (_, known, fase) => {
  expect(faseTugas(tugas(known), NOW)).toBe(fase)
})

test.each([
  [{ status: 'Belum dikumpulkan' }, false],
  [{ status: 'Terlambat' }, false],
  [{ status: 'Terlambat', tanggalKumpul: '2026-10-21T08:00:00+07:00' }, true],
  [{ status: 'Sudah dikumpulkan' }, true],
  [{ dokumenJawaban: [{ nama: 'a.pdf' }] }, true],
  [{}, false],
])('with %j counts as handed in: %s', (known, isIn) => {
  expect(isDikumpulkan(tugas(known))).toBe(isIn)
})

const given = (idTugas: string, batasWaktu: string | null, more: object = {}) => ({
  idTugas,
  batasWaktu,
  isBuka: true,
  ...more,
})

test('sorts the deadlines of all makul, next due first and without a deadline last', () => {
  const courses = joinMakul(
    read([
      { idMakul: 1, tugas: [given('c', '2026-10-30T23:59:00+07:00'), given('n', null)] },
      {
        idMakul: 2,
        tugas: [
          given('b', '2026-10-24T23:59:00+07:00'),
          given('in', '2026-10-23T23:59:00+07:00', { status: 'Sudah dikumpulkan' }),
        ],
      },
      {
        idMakul: 3,
        tugas: [
          given('old', '2026-09-01T23:59:00+07:00', { isBuka: false }),
          given('late', '2026-10-20T23:59:00+07:00'),
          given('last', '2026-10-01T23:59:00+07:00', { isBuka: false }),
        ],
      },
    ]),
  )
  const { due, replaceable, closed } = tenggatOf(courses, NOW)
  expect([due, replaceable, closed].map((rows) => rows.map((row) => row.tugas.idTugas))).toEqual([
    ['late', 'b', 'c', 'n'],
    ['in'],
    ['last', 'old'],
  ])
})

test.each([
  [
    { formatBerkas: ['pdf', '.DOCX', 'so/so', ''], ukuranMaksimal: 5_000_000 },
    { accept: '.pdf,.docx', maxBytes: 5_000_000 },
  ],
  [{ formatBerkas: [], ukuranMaksimal: 0 }, {}],
  [{}, {}],
])('derives from %j the file rules %j', (known, rules) => {
  expect(fileRulesOf(tugas(known))).toEqual(rules)
})
