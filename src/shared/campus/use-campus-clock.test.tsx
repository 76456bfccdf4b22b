import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '../state/clock.ts'
import { resetStores } from '../state/create-store.ts'
import { noteGatewayDate } from './campus-clock.ts'
import { useCampusClock, useToday } from './use-campus-clock.ts'

const START = Date.parse('2026-10-22T23:59:50+07:00')
let deviceMs = START

beforeEach(() => {
  resetStores()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  deviceMs = START
  setClock(() => deviceMs)
})
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) =>
  act(() => {
    for (let second = 0; second < seconds; second += 1) {
      deviceMs += 1000
      vi.advanceTimersByTime(1000)
    }
  })

const toSecond = (nowMs: number): number => Math.floor(nowMs / 1000)
const Second = () => <i>{useCampusClock(toSecond)}</i>
const Today = ({ onDraw }: { onDraw?: () => void }) => {
  onDraw?.()
  return <p>{useToday()}</p>
}
const PLACES = Array.from({ length: 130 }, (_, place) => place)

test('shares one timer between all subscribers and clears it with the last one', () => {
  const { rerender, unmount } = render(PLACES.map((place) => <Second key={place} />))
  expect(vi.getTimerCount()).toBe(1)
  pass(3)
  expect(document.querySelectorAll('i')[129]).toHaveTextContent(String((START + 3000) / 1000))
  rerender(<Second />)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('changes today at midnight of the campus and does not render before', () => {
  const drawn = vi.fn()
  render(<Today onDraw={drawn} />)
  pass(9)
  expect(drawn).toHaveBeenCalledOnce()
  pass(1)
  expect(screen.getByText('2026-10-23')).toBeVisible()
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('renders a correction by the gateway at once', () => {
  render(<Today />)
  act(() => noteGatewayDate('Sun, 25 Oct 2026 16:00:00 GMT', { sentAt: deviceMs, receivedAt: deviceMs }))
  expect(screen.getByText('2026-10-25')).toBeVisible()
})
