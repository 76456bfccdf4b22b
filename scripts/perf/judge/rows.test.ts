// @vitest-environment node
import { expect, test } from 'vitest'
import { FIRST_CALLS } from '../first-calls.mjs'
import { visitRows } from './rows.mjs'

const SCRIPT = '/assets/entry-1.js'
const resources = [SCRIPT, ...FIRST_CALLS].map((path) => ({ name: `http://localhost:1${path}`, start: 0, end: 100 }))
const SAMPLE = {
  scriptBytes: 1,
  firstScriptBytes: 1,
  firstFileBytes: 1,
  fileBytes: 1,
  aheadBytes: 1,
  files: ['/'],
  calls: 1,
}

const sample = (ready: number) => ({
  ...SAMPLE,
  ready,
  lcp: 100,
  tbt: 100,
  fetchedTbt: 200,
  cls: 0,
  heap: 3_800_000,
  fetchedHeap: 5_600_000,
  resources,
})

const FLOORS = { static: 100, react: 100, 'react repeat': 100, 'react across': 200, 'react across repeat': 200 }
const VISITS = Object.fromEntries(
  ['same', 'cross'].flatMap((origin) => ['first', 'hints', 'repeat'].map((visit) => [`${origin} ${visit}`, 300])),
)
const samples = Object.fromEntries(
  Object.entries({ ...FLOORS, ...VISITS, login: 100 }).map(([name, ready]) => [name, [sample(ready)]]),
)
const rows = visitRows(samples, [SCRIPT])
const rowOf = (what: string) => rows.find((row) => row.what === what)

test('compares a cross-origin portal with a cross-origin page and does not judge it', () => {
  expect(rowOf('same origin, first visit: ready ÷ floor')).toMatchObject({ value: 3 })
  expect(rowOf("same origin, repeat: ready ÷ floor's repeat")).toMatchObject({ value: 3, must: 1.6 })
  expect(rowOf('cross origin, first visit: ready ÷ floor')).toMatchObject({ value: 1.5 })
  expect(rowOf("cross origin, repeat: ready ÷ floor's repeat")).toMatchObject({ value: 1.5 })
  const judged = rows.filter((row) => 'must' in row || 'aim' in row).map(({ what }) => what)
  expect(judged).not.toContainEqual(expect.stringContaining('cross origin'))
})

test('judges the heap of the first visit and only shows the heap of an idle dashboard', () => {
  expect(rowOf('same origin, first visit: heap')).toMatchObject({ value: 3.8, must: 9.6 })
  expect(rowOf('dashboard left alone: heap')).toMatchObject({ value: 5.6 })
  expect(rowOf('dashboard left alone: heap')).not.toHaveProperty('must')
  expect(rowOf('dashboard left alone: TBT ÷ floor')).toMatchObject({ value: 2 })
})
