// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { now } from '#shared/state/clock.ts'
import { text } from '#shared/wire/readers.ts'
import { checkByReading } from './check-by-reading.ts'

const CALLER = { client: new QueryClient(), idMahasiswa: '240117023' }
const check = (isThere: boolean | null, facts: { sent?: boolean; snapshot?: unknown; ago?: number }) => {
  const { sent = true, snapshot = 'noted', ago = 0 } = facts
  const kept = { key: '', operation: '', since: now().getTime() - ago, sent, snapshot }
  return checkByReading(
    (noted) => text(noted) || null,
    () => Promise.resolve(isThere),
  )(kept, CALLER)
}

test.each([
  ['found', true, {}, 'done'],
  ['missing, may still arrive', false, {}, 'unknown'],
  ['missing after its minute', false, { ago: 60_000 }, 'not-done'],
  ['list unreadable', null, { ago: 60_000 }, 'unknown'],
  ['no snapshot', true, { snapshot: null, ago: 60_000 }, 'unknown'],
  ['never sent', true, { sent: false, ago: 60_000 }, 'not-done'],
])('check result of a write: %s', async (_, isThere, facts, result) => {
  expect(await check(isThere, facts)).toBe(result)
})
