import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { claimIntent, dropIntent } from './intent.ts'
import { adoptEntry, clearOutbox, removeEntry } from './outbox.ts'
import { setOutboxOwner } from './outbox-facade.ts'
import { checkKept, keptEntry } from './use-kept-intents.ts'
import { useKeptOperations } from './use-kept-operations.ts'

const ask = () => Promise.resolve('unknown' as const)
const keep = (key: string, operation: string) => claimIntent({ key, operation, label: key })
const adopt = (key: string, operation: string) => {
  const kept = { key, operation, label: key, since: 0, sent: true, snapshot: null }
  return adoptEntry({ ...keptEntry(kept, ask), next: checkKept(ask, kept) })
}

/** Renders the hook for one student on a page without a previous owner. */
const open = (owner = 'sekar') => {
  setOutboxOwner('')
  const wrapper = ({ children }: { children: ReactNode }) => <DraftOwner value={owner}>{children}</DraftOwner>
  return renderHook(useKeptOperations, { wrapper }).result
}

beforeEach(() => {
  clearOutbox()
  localStore.clear()
  setOutboxOwner('sekar')
})

test('what was open when the page was is followed until it ended, each operation once', async () => {
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
  dropIntent('bayar lain')
  act(() => clearOutbox())
  expect(operations.current).toEqual([])
})

test('what this page itself begins is left to its screen', async () => {
  const operations = open()
  await keep('bayar', 'processPembayaran')
  act(() => void adopt('bayar', 'processPembayaran'))
  expect(operations.current).toEqual([])
})

test('nothing of another student is followed', async () => {
  await keep('bayar', 'processPembayaran')
  expect(open('raka').current).toEqual([])
})
