// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kemajuanSks, semestersLeft } from './sks-progress.tsx'

test.each([
  ['in the middle of the study', 84, 22, 144, [84, 22, 38]],
  ['in the first semester', 0, 20, 144, [0, 20, 124]],
  ['without known running sks', 84, null, 144, [84, null, 60]],
  ['with more sks than required', 365, 36, 144, [365, 36, 0]],
])(
  'for a student %s returns %j passed and %j running of %d',
  (_, tempuh, berjalan, kelulusan, [lulus, running, tersisa]) => {
    expect(kemajuanSks(tempuh, berjalan, kelulusan)).toMatchObject({
      lulus,
      berjalan: running,
      tersisa,
      total: kelulusan,
    })
  },
)

test.each([null, 0, -3])('returns no progress without a goal (%j)', (kelulusan) => {
  expect(kemajuanSks(84, 22, kelulusan)).toBeNull()
})

test.each([
  [undefined, 22, 144],
  [84, undefined, 144],
  [84, 22, undefined],
])(
  'returns undefined for %j passed and %j running of %j, because one number is unreadable',
  (tempuh, berjalan, kelulusan) => {
    expect(kemajuanSks(tempuh, berjalan, kelulusan)).toBeUndefined()
  },
)

test('keeps the bar between 0 and 100 per cent', () => {
  const sks = fc.option(fc.integer({ min: -50, max: 500 }))
  fc.assert(
    fc.property(sks, sks, fc.integer({ min: 1, max: 200 }), (tempuh, berjalan, kelulusan) => {
      const progress = kemajuanSks(tempuh, berjalan, kelulusan)
      if (!progress) throw new Error('no progress')
      const { percentLulus, percentBerjalan, tersisa } = progress
      expect(Math.min(percentLulus, percentBerjalan, tersisa)).toBeGreaterThanOrEqual(0)
      expect(percentLulus + percentBerjalan).toBeLessThanOrEqual(100 + 1e-9)
    }),
  )
})

test.each([
  [22, 38, 2],
  [22, 44, 2],
  [22, 45, 3],
  [0, 38, null],
  [-1, 38, null],
  [22, 0, null],
  [1, 15, null],
])('with %d SKS per semester and %d left returns %j more semesters', (berjalan, tersisa, semesters) => {
  const facts = { lulus: 0, total: 144, percentLulus: 0, percentBerjalan: 0 }
  expect(semestersLeft({ ...facts, berjalan, tersisa })).toBe(semesters)
})
