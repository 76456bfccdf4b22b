import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { adoptEntry, clearOutbox, removeEntry } from '#gateway/writes/outbox.ts'
import type { Next, OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { claimRecord, dropRecord } from '#gateway/writes/write-record.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const SENDABLE: Next = { kind: 'send', send: () => Promise.resolve(), isLost: () => true }
const CHECKED: Next = { kind: 'check', check: () => Promise.resolve('unknown') }
const entry = (key: string, next: Next, phase: OutboxEntry['phase'] = 'unknown'): OutboxEntry => ({
  key,
  operation: 'saveKrs',
  payload: null,
  label: 'Simpan KRS',
  type: 'Network Error',
  since: 0,
  phase: next.kind === 'send' ? 'waiting' : phase,
  next,
})

/** Returns whether the browser would ask for confirmation before closing or reloading the page. */
const asks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const open = async () => {
  await renderScreen('/dashboard')
  // The failure center loads after the first load and sets the owner of the queue; entries without an owner are dropped
  // then.
  await waitFor(() => expect(outboxOwner()).toContain('ROLE_MAHASISWA'), { timeout: 10_000 })
}
const wait = (one: OutboxEntry) => act(() => void adoptEntry(one))

beforeEach(clearOutbox)

test('asks for confirmation before a reload while a write is waiting, and not after it is removed', async () => {
  await open()
  expect(asks()).toBe(false)
  wait(entry('krs', SENDABLE))
  expect(await screen.findByText('1 permintaan menunggu.')).toBeVisible()
  expect(asks()).toBe(true)
  act(() => removeEntry('krs'))
  expect(asks()).toBe(false)
})

test('asks for no confirmation for an order whose intent is stored, because the next page checks it', async () => {
  await open()
  await claimRecord({ key: 'bayar', operation: 'processPembayaran', label: 'Bayar tagihan' })
  wait(entry('bayar', CHECKED))
  expect(asks()).toBe(false)
  wait(entry('lain', CHECKED))
  expect(asks()).toBe(true)
  dropRecord('bayar')
})

test('asks for no confirmation for a write that is known not to have been processed', async () => {
  await open()
  wait(entry('krs', CHECKED, 'not-done'))
  expect(asks()).toBe(false)
})
