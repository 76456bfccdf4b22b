import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyPerFrame } from './notify-per-frame.ts'

let frames: FrameRequestCallback[] = []
let told: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  told = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  notifyPerFrame()
})
afterEach(() => {
  notifyManager.setScheduler(defaultScheduler)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const arrive = (answer: string) => notifyManager.schedule(() => told.push(answer))
/** What the browser does when it paints: the frame first, then what waits for it. */
const paint = () => {
  for (const frame of frames.splice(0)) frame(0)
  vi.advanceTimersByTime(1)
}

test('the first answer is told at once, those that come before it is painted are told together afterwards', () => {
  arrive('tunggakan')
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['tunggakan'])
  arrive('kelas')
  arrive('logo')
  vi.advanceTimersByTime(10)
  expect(told).toEqual(['tunggakan'])
  paint()
  paint()
  expect(told).toEqual(['tunggakan', 'kelas', 'logo'])
  paint()
  arrive('berita')
  vi.advanceTimersByTime(1)
  expect(told).toContain('berita')
})

test('in a tab that nobody sees, and that is never painted, answers are told all the same', () => {
  arrive('tunggakan')
  vi.advanceTimersByTime(1)
  arrive('kelas')
  vi.advanceTimersByTime(150)
  expect(told).toEqual(['tunggakan', 'kelas'])
})

test('an answer whose listener breaks keeps no later one back', () => {
  notifyManager.schedule(() => {
    throw new Error('broken')
  })
  expect(() => vi.advanceTimersByTime(1)).toThrow('broken')
  arrive('kelas')
  vi.advanceTimersByTime(150)
  expect(told).toEqual(['kelas'])
})
