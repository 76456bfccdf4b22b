import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { WhyNot } from '../ui/overlay/why-not.tsx'
import { noteCall } from './note-call.ts'
import { useOfflineReason } from './use-offline-reason.ts'

afterEach(() => {
  vi.restoreAllMocks()
  noteCall(null)
})

const Save = () => {
  const reason = useOfflineReason()
  return reason ? <WhyNot id="why" reason={reason} /> : <button type="button">Simpan</button>
}
const SENTENCE = 'Perlu koneksi internet. Terbuka lagi begitu tersambung.'
const browserSays = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

test('[R4-023] shows why saving is disabled while the browser is offline', async () => {
  await startKitTexts()
  render(<Save />)
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeVisible()
  browserSays(false)
  expect(screen.getByText(SENTENCE)).toBeVisible()
  browserSays(true)
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeVisible()
})

test('[R4-023] counts as offline after a call without a response, until the next response', async () => {
  await startKitTexts()
  render(<Save />)
  act(() => noteCall(false))
  expect(screen.getByText(SENTENCE)).toBeVisible()
  act(() => noteCall(true))
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

test('counts as online after a response, although the browser reports no network', async () => {
  await startKitTexts()
  render(<Save />)
  browserSays(false)
  expect(screen.getByText(SENTENCE)).toBeVisible()
  act(() => noteCall(true))
  expect(screen.getByRole('button', { name: 'Simpan' })).toBeVisible()
  browserSays(false)
  expect(screen.getByText(SENTENCE)).toBeVisible()
})
