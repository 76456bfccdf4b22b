import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { haveDatabase } from '#tests/database.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'

haveDatabase()

beforeEach(() => {
  jitter.next = () => 0 // the first probe is sent after 3 s
})
afterEach(() => void vi.useRealTimers())

const countOf = (asked: readonly string[], part: string) => asked.filter((request) => request.includes(part)).length

test('refetches a failed card once the gateway responds, and keeps the focus until then', async () => {
  const { asked, controls } = await renderScreen('/dashboard', {
    faults: [{ operation: 'getRekapPembayaran', kind: 'network' }],
  })
  const tunggakan = card('Tagihan')
  const reload = within(tunggakan).getByRole('button', { name: 'Muat Ulang' })
  reload.focus()
  const before = countOf(asked, 'rekap_pembayaran')
  await waitFor(() => expect(countOf(asked, 'rekap_pembayaran')).toBe(before + 1))
  expect(reload).toHaveFocus()
  controls.setFaults([])
  await waitFor(() => expect(tunggakan).toHaveTextContent('Rp 2.750.000'))
})

test('does not retry failed reads in the background until the page becomes visible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { asked } = await renderScreen('/dashboard', {
    faults: [{ operation: 'getRekapPembayaran', kind: 'timeout504' }],
  })
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = countOf(asked, 'rekap_pembayaran')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(countOf(asked, 'rekap_pembayaran')).toBe(before)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(countOf(asked, 'rekap_pembayaran')).toBe(before + 1))
})

test('confirms the session by itself once the gateway responds', async () => {
  const { controls } = await renderScreen('/dashboard', { faults: [{ operation: 'getUserInfo', kind: 'network' }] })
  expect(screen.getByRole('alert')).toBeVisible()
  controls.setFaults([])
  await screen.findByText('Selamat siang, Sekar')
})
