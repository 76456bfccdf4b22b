import { expect, test } from 'vitest'
import { canSaveFiles } from './can-save-files.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome on Android', CHROME],
  ['Safari on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('returns true for %s', (_, agent) => {
  expect(canSaveFiles(agent)).toBe(true)
})

test.each([
  ['a web view of Android', CHROME.replace('; K)', '; Pixel 8 Build/AP1A; wv)')],
  ['Instagram', `${CHROME} Instagram 361.0.0.46.88 Android`],
  ['Line', `${CHROME} Line/14.19.1/IAB`],
  ['Facebook on iOS', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]`],
  ['a web view of iOS', `${IPHONE} Mobile/15E148`],
])('returns false for %s', (_, agent) => {
  expect(canSaveFiles(agent)).toBe(false)
})
