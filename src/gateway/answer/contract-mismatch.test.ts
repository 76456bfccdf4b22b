// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { contractMismatches, onContractMismatch, recordMismatches } from './contract-mismatch.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

const issue = (path: PropertyKey[], expected?: string) => ({ path, code: 'invalid_type', expected })

it('reports the rows of a list as one path', () => {
  const answer = { data: [{ sks: 'x' }, { sks: null }] }
  recordMismatches('getKhs', [issue(['data', 0, 'sks'], 'number'), issue(['data', 1, 'sks'], 'number')], answer)
  expect(contractMismatches()).toEqual([
    { operation: 'getKhs', path: 'data.[].sks', expected: 'number', got: 'string' },
  ])
})

it.each([
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
  [undefined, 'undefined'],
  ['', 'string'],
])('reports the type of %j as %s', (value, got) => {
  recordMismatches('getKhs', [issue(['ips'])], { ips: value })
  expect(contractMismatches()[0]?.got).toBe(got)
})

it('reports the same path of another operation separately', () => {
  recordMismatches('getKhs', [issue(['ips'])], {})
  recordMismatches('getTranskrip', [issue(['ips'])], {})
  expect(contractMismatches()).toHaveLength(2)
})

it('caps the number of stored reports', () => {
  for (let count = 0; count < 1_000; count += 1) recordMismatches('getKhs', [issue([`field${count}`])], {})
  expect(contractMismatches()).toHaveLength(200)
})

it('notifies listeners once per new report until they unsubscribe', () => {
  const heard = vi.fn()
  const leave = onContractMismatch(heard)
  recordMismatches('getKhs', [issue(['ips'])], {})
  recordMismatches('getKhs', [issue(['ips'])], {})
  leave()
  recordMismatches('getKhs', [issue(['sks'])], {})
  expect(heard).toHaveBeenCalledTimes(1)
})
