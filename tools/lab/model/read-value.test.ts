// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { getFlag } from '#flags/get-flag.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { FlagKind } from './flag-list.ts'
import { overrideFlag, type ReadValue, readValue } from './read-value.ts'

beforeEach(resetFlags)

const PORTAL = 'portal.separate-student-portal'

test.each<[string, FlagKind, string, ReadValue]>([
  ['nilai.ips-decimals', 'integer', ' 4 ', { value: 4 }],
  ['nilai.ips-decimals', 'integer', '', { problem: { kind: 'empty' } }],
  ['nilai.ips-decimals', 'integer', '2.5', { problem: { kind: 'not-integer' } }],
  ['nilai.ips-decimals', 'integer', '-1', { problem: { kind: 'not-integer' } }],
  ['nilai.ips-decimals', 'integer', 'four', { problem: { kind: 'not-integer' } }],
  ['nilai.ips-decimals', 'integer', '11', { problem: { kind: 'too-large' } }],
  ['any.share', 'float', '0.5', { value: 0.5 }],
  ['any.share', 'float', 'half', { problem: { kind: 'not-number' } }],
  ['any.text', 'string', ' strict ', { value: 'strict' }],
  [PORTAL, 'object', '{"paths": ["/surat"], "target": ""}', { value: { paths: ['/surat'], target: '' } }],
  [PORTAL, 'object', '{"paths": ["/surat"]}', { problem: { kind: 'wrong-shape' } }],
  [PORTAL, 'object', '{"paths": [1], "target": ""}', { problem: { kind: 'wrong-shape' } }],
  [PORTAL, 'object', '{"paths": [],\n "target": }', { problem: { kind: 'malformed', line: 2, column: 12 } }],
])('reads for %s (%s) the text %j as %j', (key, kind, text, expected) => {
  expect(readValue(key, kind, text)).toEqual(expected)
})

test('overrides a flag and restores its previous value', () => {
  expect(overrideFlag('nilai.ips-decimals', 4)).toBe(true)
  expect(getFlag('nilai.ips-decimals')).toBe(4)
  expect(overrideFlag('nilai.ips-decimals', undefined)).toBe(true)
  expect(getFlag('nilai.ips-decimals')).toBe(2)
})

test.each([
  ['nilai.ips-decimals', 'four'],
  ['menu.krs', 'false'],
  ['no.such', true],
  ['__proto__', true],
])('rejects an override of %s with %j', (key, value) => {
  expect(overrideFlag(key, value)).toBe(false)
})
