// @vitest-environment node
import { expect, test } from 'vitest'
import { blockingTime, readHosts } from './visit.mjs'

const file = (path: string, bytes: number) => ({ kind: 'file', path, bytes })
const hostThatSent = (...sent: ReturnType<typeof file>[]) => ({ takeSent: () => sent, takeMissing: () => [] })
const resource = (path: string, end: number) => ({ name: `http://localhost:1${path}`, end })

test('counts the document and the files that arrive before ready as first files, not later ones', () => {
  const host = hostThatSent(
    file('/index.html', 12_000),
    file('/assets/entry-1.js', 90_000),
    file('/favicon.svg', 300),
    file('/assets/later-2.js', 9000),
    file('/sw.js', 7000),
    file('/index.html', 12_000),
  )
  const resources = [
    resource('/assets/entry-1.js', 900),
    resource('/favicon.svg', 950),
    resource('/assets/later-2.js', 1900),
  ]
  const seen = readHosts([host], 'a visit', { resources, ready: 1500 })
  expect(seen.firstFileBytes).toBe(102_300)
  expect(seen.firstScriptBytes).toBe(90_000)
  expect(seen.fileBytes).toBe(130_300)
})

test('aborts the run when a visit requests something that no server answers', () => {
  const host = { takeSent: () => [], takeMissing: () => ['GET /x'] }
  expect(() => readHosts([host], 'a visit')).toThrow('a visit: nobody answers GET /x')
})

test.each([
  ['nothing', [], undefined, 0],
  [
    'the part of each long task above 50 ms',
    [
      [100, 80],
      [300, 51],
    ],
    undefined,
    31,
  ],
  [
    'no task within the span of the tool',
    [
      [100, 80],
      [500, 200],
    ],
    [490, 720],
    30,
  ],
  [
    'no task that reaches into it',
    [
      [480, 80],
      [700, 90],
    ],
    [490, 720],
    0,
  ],
  [
    'a task beside it',
    [
      [400, 90],
      [720, 60],
    ],
    [490, 720],
    50,
  ],
] as [string, [number, number][], [number, number] | undefined, number][])(
  'counts %s as blocking time',
  (_, longTasks, without, blocked) => {
    expect(blockingTime(longTasks, without)).toBe(blocked)
  },
)
