// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pollDelay, pollUntil } from './use-opening.ts'

const run = async (answers: ('open' | 'shut' | 'fails')[], leaveAfter = Infinity) => {
  const delays: number[] = []
  let asked = 0
  await pollUntil({
    request: () => {
      const answer = answers[asked] ?? 'open'
      asked += 1
      return answer === 'fails' ? Promise.reject(new Error('504')) : Promise.resolve(answer === 'open')
    },
    wait: (ms) => {
      delays.push(ms)
      return Promise.resolve()
    },
    random: () => 0.5,
    isOver: () => asked >= leaveAfter,
  })
  return { delays, asked }
}

test('polls a window that opens late, continues after a 504 and stops once it is open', async () => {
  const { delays, asked } = await run(['shut', 'fails', 'shut', 'open', 'open'])
  expect(asked).toBe(4)
  expect(delays).toEqual([1500, 2000, 3000, 5000])
})

test('stops polling when the student leaves the screen', async () => {
  expect((await run(['shut', 'shut', 'shut'], 2)).asked).toBe(2)
})

test('varies the delay by at least 2 s and keeps it between 1 and 30 s after the first attempt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const delay = pollDelay(attempt, random)
      expect(delay).toBeLessThanOrEqual(30_000)
      expect(delay).toBeGreaterThanOrEqual(attempt === 0 ? 0 : 1000)
      expect(pollDelay(attempt, 1) - pollDelay(attempt, 0)).toBeGreaterThanOrEqual(2000)
    }),
  )
})
