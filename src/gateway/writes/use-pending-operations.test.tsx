import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { adoptEntry, clearOutbox, removeEntry } from './outbox.ts'
import { setOutboxOwner } from './outbox-facade.ts'
import { usePendingOperations } from './use-pending-operations.ts'
import { checkRecord, entryOfRecord } from './use-pending-records.ts'
import { claimRecord, dropRecord } from './write-record.ts'

const ask = () => Promise.resolve('unknown' as const)
const keep = (key: string, operation: string) => claimRecord({ key, operation, label: key })
const adopt = (key: string, operation: string) => {
  const kept = { key, operation, label: key, since: 0, sent: true, snapshot: null }
  return adoptEntry({ ...entryOfRecord(kept, ask), next: checkRecord(ask, kept) })
}

/** Renders the hook for one student on a page without a previous owner. */
const open = (owner = 'sekar') => {
  setOutboxOwner('')
  const wrapper = ({ children }: { children: ReactNode }) => <DraftOwner value={owner}>{children}</DraftOwner>
  return renderHook(usePendingOperations, { wrapper }).result
}

beforeEach(() => {
  clearOutbox()
  localStore.clear()
  setOutboxOwner('sekar')
})

test('tracks each operation that was open at page load until it has ended', async () => {
  await keep('bayar', 'processPembayaran')
  await keep('bayar lain', 'processPembayaran')
  await keep('tarik', 'requestPenarikanSaldo')
  const operations = open()
  expect(operations.current.toSorted()).toEqual(['processPembayaran', 'requestPenarikanSaldo'])
  act(() => {
    adopt('tarik', 'requestPenarikanSaldo')
    adopt('bayar', 'processPembayaran')
  })
  expect(operations.current).toHaveLength(2)
  act(() => removeEntry('tarik'))
  expect(operations.current).toEqual(['processPembayaran'])
  act(() => removeEntry('bayar'))
  expect(operations.current).toEqual(['processPembayaran'])
  dropRecord('bayar lain')
  act(() => clearOutbox())
  expect(operations.current).toEqual([])
})

test('does not track operations that this page starts', async () => {
  const operations = open()
  await keep('bayar', 'processPembayaran')
  act(() => void adopt('bayar', 'processPembayaran'))
  expect(operations.current).toEqual([])
})

test('does not track operations of another student', async () => {
  await keep('bayar', 'processPembayaran')
  expect(open('raka').current).toEqual([])
})
