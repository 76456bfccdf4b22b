// @vitest-environment node
import { expect, test } from 'vitest'
import { exitCode, judge, reasonsAgainst } from './judge.mjs'

const quiet = { problems: [], loads: [{ others: 0.3 }, { others: 2 }], rounds: 7, isQuick: false }
const ready = { must: 1.8, aim: 1.25, timed: true }

test.each([
  ['on a quiet machine', {}, []],
  [
    'at a load that was above 2 once',
    { loads: [{ others: 0.1 }, { others: 2.01 }] },
    ['load of others 2.0 is above 2'],
  ],
  ['with a wrong throttle', { problems: ['cpu is 1.0, should be 4'] }, ['throttle: cpu is 1.0, should be 4']],
  ['with too few rounds', { rounds: 6 }, ['6 rounds, 7 needed']],
  ['for a quick look', { isQuick: true, rounds: 3 }, ['a quick look']],
  ['with the three rounds that a build needs', { rounds: 3, roundsNeeded: 3 }, []],
])('lists the reasons not to judge a run %s', (_, change, reasons) => {
  expect(reasonsAgainst({ ...quiet, ...change })).toEqual(reasons)
})

test.each([
  [1.25, 'aim held'],
  [1.26, 'held'],
  [1.8, 'held'],
  [1.81, 'missed'],
  [Number.POSITIVE_INFINITY, 'missed'],
  [Number.NaN, 'missed'],
])('judges a ratio of %d as "%s"', (value, verdict) => {
  expect(judge({ ...ready, value }, [])).toBe(verdict)
})

test('does not judge a timed budget, met or missed, when there is a reason against it', () => {
  expect([1, 9].map((value) => judge({ ...ready, value }, ['a quick look']))).toEqual(['not judged', 'not judged'])
})

test('judges byte budgets at any load', () => {
  expect(judge({ value: 121, must: 120, timed: false }, ['load'])).toBe('missed')
  expect(judge({ value: 119, must: 120, timed: false }, ['load'])).toBe('held')
})

test('does not judge a row without a budget', () => {
  expect(judge({ value: 4, timed: true }, [])).toBe('no budget')
})

test.each([
  [['held', 'aim held', 'no budget'] as const, 0],
  [['held', 'not judged'] as const, 2],
  [['not judged', 'missed', 'held'] as const, 1],
])('maps the verdicts %j to exit code %d', (verdicts, code) => {
  expect(exitCode(verdicts)).toBe(code)
})
