import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitFirstScreen, showFirstScreen, whenFirstScreenStands } from '#shared/start/first-screen.ts'
import { AfterFirst } from './after-first.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }))
afterEach(async () => {
  await pass(1000)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const footer = () => screen.queryByText('Kontak')
const open = () =>
  render(
    <AfterFirst>
      <p>Kontak</p>
    </AfterFirst>,
  )

test('renders its content at once when no first screen is awaited', () => {
  open()
  expect(footer()).toBeVisible()
})

test('renders its content after the fresh responses of a screen that was rendered from the cache', async () => {
  awaitFirstScreen()
  open()
  await pass(400)
  expect(footer()).toBeNull()
  showFirstScreen()
  await pass(50)
  expect(footer()).toBeVisible()
})

test('delays its content by at most half a second, and only once', async () => {
  awaitFirstScreen()
  const { unmount } = open()
  await pass(500)
  expect(footer()).toBeVisible()
  unmount()
  open()
  expect(footer()).toBeVisible()
  await expect(whenFirstScreenStands()).resolves.toBeUndefined()
})
