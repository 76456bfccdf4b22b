import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { PrintButton } from './print-button.tsx'

const UNABLE = /^Peramban ini tidak dapat mencetak\. Buka di Chrome untuk mencetak\.$/

const print = async (isShareable = true) => {
  const user = userEvent.setup()
  render(<PrintButton isShareable={isShareable} />)
  await user.click(screen.getByRole('button', { name: 'Cetak' }))
  return user
}

beforeEach(() => startKitTexts())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('shows no message when the browser prints', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')))
  render(<PrintButton />)
  fireEvent.click(screen.getByRole('button', { name: 'Cetak' }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByText(UNABLE)).toBeNull()
})

describe('PrintButton in an in-app browser', () => {
  test.each([
    ['without window.print', undefined],
    ['with a window.print that does nothing', () => undefined],
  ])('%s, shows where to open the page', async (_, stub) => {
    vi.stubGlobal('print', stub)
    await print()
    expect(await screen.findByText(UNABLE, {}, { timeout: 3000 })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Buka di Chrome')
  })

  test('shares the address of the page with other apps', async () => {
    vi.stubGlobal('print', undefined)
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { share, clipboard: undefined })
    const user = await print()
    await user.click(await screen.findByRole('button', { name: 'Bagikan tautan' }))
    expect(share).toHaveBeenCalledWith({ title: document.title, url: window.location.href })
  })

  test('does not offer to share a page that only this tab can show', async () => {
    vi.stubGlobal('print', undefined)
    await print(false)
    expect(await screen.findByText(UNABLE)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Bagikan tautan' })).toBeNull()
  })
})
