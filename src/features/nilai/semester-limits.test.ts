// @vitest-environment node
import { expect, test } from 'vitest'
import { readJenjangStudi } from '#generated/client/referensi/readers.ts'
import spec from '#tests/spec/rules.json'
import { semesterLimitsOf } from './semester-limits.ts'

const printed = new Map(
  spec.rows.flatMap(({ id, area, values }) =>
    area === 'study-level' && 'jenjang' in values ? [[id, values] as const] : [],
  ),
)

test.each([
  ['R9-027', 'S3'],
  ['R9-028', 'S2'],
  ['R9-029', 'S1'],
  ['R9-030', 'Sp-1'],
  ['R9-031', 'Sp-2'],
  ['R9-032', 'D4'],
  ['R9-033', 'D3'],
  ['R9-034', 'D2'],
  ['R9-035', 'D1'],
  ['R9-036', 'Profesi'],
])('[%s] returns the printed semester limits of level %s', (id, jenjang) => {
  const { jenjang: level, min, max } = printed.get(id) ?? {}
  expect(level).toBe(jenjang)
  expect(semesterLimitsOf(jenjang)).toEqual({ semesterMinimal: min, semesterMaksimal: max })
})

test.each([
  [4, true],
  [5, false],
  [null, true],
])('returns the printed limits for D3 in semester %s: %s', (running, isShown) => {
  expect(semesterLimitsOf('D3', null, running) !== null).toBe(isShown)
  const row = readJenjangStudi({ jenjang: 'D3', semesterMinimal: 5, semesterMaksimal: 8 })
  expect(semesterLimitsOf('D3', [row], running)).toEqual({ semesterMinimal: 5, semesterMaksimal: 8 })
})

test('covers every level of the specification', () => {
  expect(printed.size).toBe(10)
})

test('prefers each limit of the gateway over the printed one', () => {
  const rows = [
    { jenjang: 'D4', semesterMinimal: 7, semesterMaksimal: 12 },
    { jenjang: 'D3', semesterMinimal: 3, semesterMaksimal: null },
    { jenjang: 'D2', semesterMinimal: 9, semesterMaksimal: null },
    { jenjang: 'Magister Terapan', semesterMinimal: 3, semesterMaksimal: 8 },
  ].map(readJenjangStudi)
  expect(semesterLimitsOf('D4', rows)).toEqual({ semesterMinimal: 7, semesterMaksimal: 12 })
  expect(semesterLimitsOf('D3', rows)).toEqual({ semesterMinimal: 3, semesterMaksimal: 4 })
  expect(semesterLimitsOf('D2', rows)).toBeNull() // a range of 9 to 8 semesters is invalid
  expect(semesterLimitsOf('S1', rows)).toEqual({ semesterMinimal: 8, semesterMaksimal: 14 })
  expect(semesterLimitsOf('Magister Terapan', rows)).toEqual({ semesterMinimal: 3, semesterMaksimal: 8 })
})

test.each(['lima', {}, [], true])('returns no limits when the number of semesters is %j', (semesterMinimal) => {
  expect(semesterLimitsOf('S1', [readJenjangStudi({ jenjang: 'S1', semesterMinimal })])).toBeNull()
})

test.each(['5', 0, 1.5, '', null, undefined])(
  'reads %j as a number of semesters or falls back to the printed one',
  (semesterMinimal) => {
    const row = readJenjangStudi({ jenjang: 'S1', semesterMinimal })
    expect(semesterLimitsOf('S1', [row])).toEqual({
      semesterMinimal: semesterMinimal === '5' ? 5 : 8,
      semesterMaksimal: 14,
    })
  },
)

test.each(['S4', 's1', '', 'constructor', '__proto__', null, undefined, 1, {}])(
  'returns no limits for the unknown level %j',
  (jenjang) => {
    expect(semesterLimitsOf(jenjang, [readJenjangStudi({ jenjang: 'S4', semesterMinimal: 2 })])).toBeNull()
  },
)
