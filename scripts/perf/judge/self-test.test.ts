// @vitest-environment node
import { expect, test } from 'vitest'
import { judgeThrottle } from './self-test.mjs'

const right = { latency: 158, download: 1155, upload: 699, preflight: 315, cpu: 4.1 }

test('reports no problem for a phone with the expected throttle', () => {
  expect(judgeThrottle(right)).toEqual([])
})

test.each([
  ['an unthrottled network', { latency: 3 }, 'latency is 3, should be 150'],
  ['a download that is too fast', { download: 400 }, 'download is 400, should be 1150'],
  ['an upload that is too slow', { upload: 1400 }, 'upload is 1400, should be 683'],
  ['a preflight that costs no round trip', { preflight: 165 }, 'preflight is 165, should be 300'],
  ['an unthrottled processor', { cpu: 1 }, 'cpu is 1.0, should be 4'],
  ['a measurement that is missing', { cpu: Number.NaN }, 'cpu is NaN, should be 4'],
])('reports %s as a problem', (_, change, sentence) => {
  expect(judgeThrottle({ ...right, ...change })).toEqual([sentence])
})
