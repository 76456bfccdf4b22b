// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { now, setClock } from './clock.ts'
import { randomId } from './random-id.ts'

afterEach(() => setClock(Date.now))

test('returns the time of the injected clock', () => {
  setClock(() => Date.parse('2026-10-22T14:05:00+07:00'))
  expect(now().toISOString()).toBe('2026-10-22T07:05:00.000Z')
})

test('generates 128 random bits per state, without repeats', () => {
  const ids = Array.from({ length: 500 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(500)
})
