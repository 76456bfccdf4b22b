import { afterEach, expect, test, vi } from 'vitest'
import { shareAddress } from './share-address.ts'

const arrange = (parts: object) => vi.stubGlobal('navigator', { share: undefined, clipboard: undefined, ...parts })
const clipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['shares the address', { share: () => Promise.resolve() }, 'shared'],
  [
    'counts a closed share sheet as shared',
    { share: () => Promise.reject(new DOMException('', 'AbortError')) },
    'shared',
  ],
  ['copies when the browser cannot share', { share: undefined, ...clipboard(() => Promise.resolve()) }, 'copied'],
  [
    'copies when sharing is forbidden',
    { share: () => Promise.reject(new DOMException('', 'NotAllowedError')), ...clipboard(() => Promise.resolve()) },
    'copied',
  ],
  ['fails when the browser can neither share nor copy', { share: undefined, clipboard: undefined }, 'failed'],
])('%s', async (_, parts, outcome) => {
  arrange(parts)
  expect(await shareAddress()).toBe(outcome)
})
