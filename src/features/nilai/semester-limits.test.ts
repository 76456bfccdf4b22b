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
])('[%s] a student of %s reads the semesters that are printed for the level', (id, jenjang) => {
  const { jenjang: level, min, max } = printed.get(id) ?? {}
  expect(level).toBe(jenjang)
  expect(semesterLimitsOf(jenjang)).toEqual({ semesterMinimal: min, semesterMaksimal: max })
})

test.each([
  [4, true],
  [5, false],
  [null, true],
])('a student of D3 in semester %s reads the printed semesters: %s', (running, isShown) => {
  expect(semesterLimitsOf('D3', null, running) !== null).toBe(isShown)
  const row = readJenjangStudi({ jenjang: 'D3', semesterMinimal: 5, semesterMaksimal: 8 })
  expect(semesterLimitsOf('D3', [row], running)).toEqual({ semesterMinimal: 5, semesterMaksimal: 8 })
})

test('every level of the specification is proved above', () => {
  expect(printed.size).toBe(10)
})

test('what the gateway says of a level wins, each value for itself', () => {
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

test.each(['lima', {}, [], true])('a number of semesters that is %j leaves the limits unknown', (semesterMinimal) => {
  expect(semesterLimitsOf('S1', [readJenjangStudi({ jenjang: 'S1', semesterMinimal })])).toBeNull()
})

test.each(['5', 0, 1.5, '', null, undefined])(
  'when the gateway sends %j as a number of semesters, it is read or the printed one stands',
  (semesterMinimal) => {
    const row = readJenjangStudi({ jenjang: 'S1', semesterMinimal })
    expect(semesterLimitsOf('S1', [row])).toEqual({
      semesterMinimal: semesterMinimal === '5' ? 5 : 8,
      semesterMaksimal: 14,
    })
  },
)

test.each(['S4', 's1', '', 'constructor', '__proto__', null, undefined, 1, {}])(
  'a student of the unknown level %j reads no semesters',
  (jenjang) => {
    expect(semesterLimitsOf(jenjang, [readJenjangStudi({ jenjang: 'S4', semesterMinimal: 2 })])).toBeNull()
  },
)
