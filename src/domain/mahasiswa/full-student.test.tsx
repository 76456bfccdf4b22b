import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen, renderWide } from '#tests/render-screen.tsx'

const FULL = /\/v1\/mahasiswa\/240117023\/biodata$/
const fullCalls = (asked: readonly string[]) => asked.filter((request) => FULL.test(request)).length
const SHORT = { operation: 'getBiodataSingkat' }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined) // each contract mismatch is logged once
})

test.each([
  ['a broken server', { ...SHORT, kind: 'server' as const }],
  [
    'a response that fails validation',
    { ...SHORT, kind: 'malformed' as const, path: 'biodataSingkat.idPerguruanTinggi' },
  ],
])('[R7-008] fetches the full student once after %s, and greets by name on the dashboard', async (_, fault) => {
  const { asked } = await renderScreen('/dashboard', { faults: [fault] })
  expect(await screen.findByRole('heading', { level: 1, name: /Sekar/ })).toBeVisible()
  expect(fullCalls(asked)).toBe(1)
  expect(screen.getByRole('main')).toHaveAttribute('data-ready')
})

test('[R7-008] redirects to /validasi-data when only the full student can be fetched', async () => {
  const { path } = await renderScreen('/biodata', { persona: 'validasi-data', faults: [{ ...SHORT, kind: 'server' }] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Validasi data' })).toBeVisible()
  expect(path()).toBe('/validasi-data')
})

test('does not fetch the full student while the short biodata responds, or without a connection', async () => {
  const { asked, unmount } = await renderScreen('/dashboard')
  expect(fullCalls(asked)).toBe(0)
  unmount()
  const offline = await renderScreen('/dashboard', { faults: [{ ...SHORT, kind: 'network' }] })
  expect(fullCalls(offline.asked)).toBe(0)
})

test('fetches the full student only once when it is unusable too', async () => {
  const faults = [
    { ...SHORT, kind: 'server' as const },
    { operation: 'getBiodata', kind: 'malformed' as const, path: 'biodataSingkat.status' },
  ]
  const { asked } = await renderWide('/dashboard', { faults })
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  expect(fullCalls(asked)).toBe(1)
})
