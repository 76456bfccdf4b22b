import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { startFlags } from '#flags/flags.ts'
import { GatewayError, type GatewayErrorKind } from '#gateway/call/gateway-error.ts'
import { clearOutbox, resumeEntry } from '#gateway/writes/outbox.ts'
import { type CheckResult, writeKey } from '#gateway/writes/outbox-entry.ts'
import { pendingRecordsOf } from '#gateway/writes/write-record.ts'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { startKitTexts } from '#tests/kit-texts.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import type { Action } from './action.ts'
import { ActionArea } from './action-area.tsx'
import { useAction } from './use-action.tsx'

const OPERATION = 'registerKompre' // a call of the specification
const ID_MAHASISWA = '240117023'

const failure = (kind: GatewayErrorKind, message = '') => {
  const error = new GatewayError(message, { kind, operation: OPERATION })
  error.effect = 'once'
  return error
}

/** Returns a call that the test resolves or rejects. */
const held = () => {
  let end = (): void => undefined
  const send = () =>
    new Promise<void>((resolve) => {
      end = resolve
    })
  const finish = () =>
    act(() => {
      end()
      return Promise.resolve()
    })
  return { send, end: finish }
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(async () => {
  setClock(() => Date.parse('2026-11-24T10:00:00+07:00'))
  startFlags()
  clearOutbox()
  localStore.clear()
  await startKitTexts()
})
afterEach(() => {
  setClock(Date.now)
  clearOutbox()
  resetFlags()
})

const ROWS = [
  { idMahasiswa: '240117023', id: 'a' },
  { idMahasiswa: '240117023', id: 'b' },
] as const
type Row = (typeof ROWS)[number]
interface Both {
  action: Action<Row>
  options?: Parameters<typeof useAction<Row>>[1]
}

/** Renders one action per row in separate places, as forms do. */
const Form = ({ row, action, options = {} }: Both & { row: Row }) => {
  const one = useAction(action, { ...options, place: row })
  return (
    <section aria-label={`form ${row.id}`}>
      <ActionArea of={one}>
        <ActionButton pending={one.isPending} onClick={() => one.confirm(row)}>
          {row.id}
        </ActionButton>
      </ActionArea>
    </section>
  )
}
const Forms = (shown: Both) => ROWS.map((row) => <Form key={row.id} row={row} {...shown} />)
/** Renders the rows over one action, as a list does. */
const List = ({ action, options = {} }: Both) => {
  const all = useAction(action, options)
  return ROWS.map((row) => {
    const one = all.at(row)
    return (
      <section key={row.id} aria-label={`row ${row.id}`}>
        <ActionArea of={one}>
          <ActionButton pending={one.isPending} onClick={() => all.confirm(row)}>
            {row.id}
          </ActionButton>
        </ActionArea>
      </section>
    )
  })
}

describe('two writes of one operation', () => {
  const showBoth = (Screen: (shown: Both) => ReactNode, shown: Both) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    client.setQueryData(getGetSistemQueryKey(), {})
    client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})
    render(
      <QueryClientProvider client={client}>
        <MahasiswaContext value={ID_MAHASISWA}>
          <Screen {...shown} />
        </MahasiswaContext>
      </QueryClientProvider>,
    )
    return userEvent.setup()
  }
  const placeOf = (id: string) => within(screen.getByRole('region', { name: new RegExp(`^(form|row) ${id}$`) }))
  const isChecked = (id: string) => placeOf(id).queryByRole('region', { name: 'Sedang diperiksa' }) !== null
  const base = { operation: OPERATION, words: 'ui:none', describe: ({ id }: Row) => id }
  const lost = { ...base, send: () => Promise.reject(failure('timeout')) }

  test.each([
    ['forms', Forms],
    ['rows of a list', List],
  ])('as %s: sends one while the other is being checked', async (_, Screen) => {
    const send = vi.fn(lost.send)
    const user = showBoth(Screen, { action: { ...lost, send, check: () => Promise.resolve('unknown') } })
    await user.click(button('a'))
    await waitFor(() => expect(isChecked('a')).toBe(true))
    expect(isChecked('b')).toBe(false)
    await user.click(button('b'))
    await waitFor(() => expect(isChecked('b')).toBe(true))
    expect(send).toHaveBeenCalledTimes(2)
    expect(pendingRecordsOf(OPERATION)).toHaveLength(2)
  })

  test.each([
    ['forms', Forms],
    ['rows of a list', List],
  ])('as %s: keeps the pending state and the rejection of each separate', async (_, Screen) => {
    const call = held()
    const send = ({ id }: Row) => (id === 'a' ? call.send() : Promise.reject(failure('client', 'Kuota penuh')))
    const user = showBoth(Screen, { action: { ...base, send } })
    await user.click(button('a'))
    expect(button('a')).toHaveAttribute('aria-disabled', 'true')
    expect(button('b')).not.toHaveAttribute('aria-disabled', 'true')
    await user.click(button('b'))
    expect(await placeOf('b').findByText('Kuota penuh')).toBeVisible()
    expect(placeOf('a').queryByText('Kuota penuh')).toBeNull()
    expect(button('a')).toHaveAttribute('aria-disabled', 'true')
    await call.end()
    expect(button('a')).not.toHaveAttribute('aria-disabled', 'true')
    expect(placeOf('b').getByText('Kuota penuh')).toBeVisible()
  })

  test('reports a confirmed write to its own form only', async () => {
    let result: CheckResult = 'unknown'
    const onDone = vi.fn<(id: string) => void>()
    const both = (shown: Both) =>
      ROWS.map((row) => <Form key={row.id} row={row} {...shown} options={{ onDone: () => onDone(row.id) }} />)
    const user = showBoth(both, { action: { ...lost, check: () => Promise.resolve(result) } })
    await user.click(button('a'))
    await waitFor(() => expect(isChecked('a')).toBe(true))
    result = 'done'
    await act(() => resumeEntry(writeKey(OPERATION, ROWS[0])))
    expect(onDone.mock.calls).toEqual([['a']])
  })
})
