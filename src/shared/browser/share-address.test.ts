import { afterEach, expect, test, vi } from 'vitest'
import { shareAddress } from './share-address.ts'

const arrange = (parts: object) => vi.stubGlobal('navigator', { share: undefined, clipboard: undefined, ...parts })
const clipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['shares', { share: () => Promise.resolve() }, 'shared'],
  [
    'says nothing when the person closes the choice',
    { share: () => Promise.reject(new DOMException('', 'AbortError')) },
    'shared',
  ],
  ['copies where the browser cannot share', { share: undefined, ...clipboard(() => Promise.resolve()) }, 'copied'],
  [
    'copies where sharing is forbidden',
    { share: () => Promise.reject(new DOMException('', 'NotAllowedError')), ...clipboard(() => Promise.resolve()) },
    'copied',
  ],
  ['fails where nothing is possible', { share: undefined, clipboard: undefined }, 'failed'],
])('%s', async (_, parts, outcome) => {
  arrange(parts)
  expect(await shareAddress()).toBe(outcome)
})
