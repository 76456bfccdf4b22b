import { afterEach, expect, test } from 'vitest'
import { firstAddresses } from '#tests/first-addresses.ts'
import { arrivals, FIRST_CALLS } from './first-calls.mjs'

afterEach(() => window.history.replaceState(null, '', '/'))

test('lists the calls that the head script starts for a student on the dashboard', () => {
  window.history.replaceState(null, '', '/dashboard')
  const asked = firstAddresses({ gatewayUrl: 'http://gateway.test', collegeId: '1', studentId: '240117023' })
  const matched = FIRST_CALLS.map((end) => asked.filter((address) => new URL(address).pathname.endsWith(end)))
  expect(matched.map(({ length }) => length)).toEqual(FIRST_CALLS.map(() => 1))
  expect(new Set(matched.flat())).toEqual(new Set(asked))
})

const at = (name: string, end: number) => ({ name: `http://portal.test${name}`, start: 0, end })
const calls = FIRST_CALLS.map((path, index) => at(`/gateway/v1/x${path}?q=1`, 100 + index))
const scripts = ['/assets/index.js', '/assets/start.js']

test('takes the arrival times of the last first-load script and the last first call', () => {
  const resources = [at('/assets/index.js', 900), at('/assets/start.js', 700), at('/assets/late.js', 2000), ...calls]
  expect(arrivals(resources, scripts)).toEqual({ scripts: 900, calls: 106 })
})

test.each([
  ['a script', [at('/assets/index.js', 1), ...calls], '/assets/start.js'],
  ['a call', [at('/assets/index.js', 1), at('/assets/start.js', 1), ...calls.slice(1)], '/api/user_info'],
])('rejects a visit in which %s was never requested', (_, resources, missing) => {
  expect(() => arrivals(resources, scripts)).toThrow(`${missing} was not asked for`)
})
