// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { driftReports, onDrift, recordDrift } from './drift.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const issue = (path: PropertyKey[], expected?: string) => ({ path, code: 'invalid_type', expected })

it('reports the rows of a list as one path', () => {
  const answer = { data: [{ sks: 'x' }, { sks: null }] }
  recordDrift('getKhs', [issue(['data', 0, 'sks'], 'number'), issue(['data', 1, 'sks'], 'number')], answer)
  expect(driftReports()).toEqual([{ operation: 'getKhs', path: 'data.[].sks', expected: 'number', got: 'string' }])
})

it.each([
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
  [undefined, 'undefined'],
  ['', 'string'],
])('reports the type of %j as %s', (value, got) => {
  recordDrift('getKhs', [issue(['ips'])], { ips: value })
  expect(driftReports()[0]?.got).toBe(got)
})

it('reports the same path of another operation separately', () => {
  recordDrift('getKhs', [issue(['ips'])], {})
  recordDrift('getTranskrip', [issue(['ips'])], {})
  expect(driftReports()).toHaveLength(2)
})

it('caps the number of stored reports', () => {
  for (let count = 0; count < 1_000; count += 1) recordDrift('getKhs', [issue([`field${count}`])], {})
  expect(driftReports()).toHaveLength(200)
})

it('notifies listeners once per new report until they unsubscribe', () => {
  const heard = vi.fn()
  const leave = onDrift(heard)
  recordDrift('getKhs', [issue(['ips'])], {})
  recordDrift('getKhs', [issue(['ips'])], {})
  leave()
  recordDrift('getKhs', [issue(['sks'])], {})
  expect(heard).toHaveBeenCalledTimes(1)
})
