// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { changedLists, type Digests, publicVisits, seenVisits, turnVisits, type Visits, visitsIn } from './visits.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-10-22T12:00:00+07:00')
const lists = (names: Record<string, string>): Digests =>
  Object.fromEntries(Object.entries(names).map(([name, mac]) => [name, { mac, keep: 'always' as const }]))
const first = turnVisits(null, NOON, lists({ jadwal: 'a' }))

test('reports no change on the first visit', () => {
  expect(first.before).toBeNull()
  expect(changedLists(first, lists({ jadwal: 'b', tagihan: 'c' }))).toEqual([])
})

describe.each([
  ['half an hour later', 30, NOON],
  ['the next day', 24 * 60, NOON],
  ['with a clock that was set back by a year', -365 * 24 * 60, NOON],
])('student who returns %s', (_title, minutes, before) => {
  it('starts a new visit and reports the lists that differ', () => {
    const next = turnVisits(first, NOON + minutes * MINUTE, lists({ jadwal: 'b' }))
    expect(next.before).toEqual({ at: before, digests: lists({ jadwal: 'a' }) })
    expect(changedLists(next, lists({ jadwal: 'b' }))).toEqual(['jadwal'])
    expect(changedLists(next, lists({ jadwal: 'a' }))).toEqual([])
  })
})

test('stays in the same visit while the student is active at least every half hour', () => {
  const minutes = [29, 58, 87]
  const last = minutes.reduce((visits, one) => turnVisits(visits, NOON + one * MINUTE, lists({ jadwal: 'b' })), first)
  expect(last).toEqual({ before: null, now: { at: NOON + 87 * MINUTE, digests: lists({ jadwal: 'b' }) } })
})

test('reports no change for a new list, and compares an unread list with its last known version', () => {
  const second = turnVisits(first, NOON + 60 * MINUTE, lists({ tagihan: 'x' }))
  expect(changedLists(second, lists({ tagihan: 'x' }))).toEqual([])
  const third = turnVisits(second, NOON + 120 * MINUTE, {})
  expect(changedLists(third, lists({ jadwal: 'b', tagihan: 'x' }))).toEqual(['jadwal'])
})

test('reports a change once and then only the next one', () => {
  const second = turnVisits(first, NOON + 60 * MINUTE, lists({ jadwal: 'b' }))
  const seen = seenVisits(second, NOON + 61 * MINUTE)
  expect(seen.before?.at).toBe(NOON + 61 * MINUTE)
  expect(changedLists(seen, lists({ jadwal: 'b' }))).toEqual([])
  expect(changedLists(seen, lists({ jadwal: 'c' }))).toEqual(['jadwal'])
})

test('drops bills from both visits without consent to keep them', () => {
  const bills: Digests = { ...lists({ jadwal: 'a' }), tagihan: { mac: 'x', keep: 'chosen' } }
  const visits: Visits = { before: { at: 1, digests: bills }, now: { at: 2, digests: bills } }
  expect(publicVisits(visits)).toEqual({
    before: { at: 1, digests: lists({ jadwal: 'a' }) },
    now: { at: 2, digests: lists({ jadwal: 'a' }) },
  })
})

test('gives two tabs of one visit the same previous state in any order of reads', () => {
  const step = fc.record({ minutes: fc.integer({ min: 0, max: 29 }), mac: fc.constantFrom('b', 'c', 'd') })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let at = NOON + 60 * MINUTE
      let visits = turnVisits(first, at, {})
      for (const { minutes, mac } of steps) {
        at += minutes * MINUTE
        visits = turnVisits(visits, at, lists({ jadwal: mac }))
        expect(visits.before).toEqual(first.now)
      }
    }),
  )
})

const OWNER = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: 'm' }
const keyOf = () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

test('rejects a record of another session and reads no visits from a broken one', async () => {
  const key = await keyOf()
  expect(visitsIn({ mark: 'other', key, visits: first }, OWNER)).toBeNull()
  expect(visitsIn({ mark: 'm', key, visits: first }, OWNER)?.visits).toEqual(first)
  fc.assert(
    fc.property(fc.anything(), (broken) => {
      expect(visitsIn(broken, OWNER)).toBeNull()
      expect(visitsIn({ mark: 'm', key: broken, visits: first }, OWNER)).toBeNull()
      expect(visitsIn({ mark: 'm', key, visits: broken }, OWNER)).toEqual({ mark: 'm', key, visits: null })
    }),
  )
})
