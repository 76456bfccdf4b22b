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

test('what follows a screen that waits for nothing is there with it', () => {
  open()
  expect(footer()).toBeVisible()
})

test('it follows the fresh answers of a screen that is drawn from kept ones', async () => {
  awaitFirstScreen()
  open()
  await pass(400)
  expect(footer()).toBeNull()
  showFirstScreen()
  await pass(50)
  expect(footer()).toBeVisible()
})

test('answers that do not come hold it up for half a second, once', async () => {
  awaitFirstScreen()
  const { unmount } = open()
  await pass(500)
  expect(footer()).toBeVisible()
  unmount()
  open()
  expect(footer()).toBeVisible()
  await expect(whenFirstScreenStands()).resolves.toBeUndefined()
})
