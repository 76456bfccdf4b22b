// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://sikad.kampus.example', 'https://sikad.kampus.example/'],
  ['HTTP://Sikad.Kampus.example/a?b#c', 'http://sikad.kampus.example/a?b#c'],
  [' https://kampus.example ', 'https://kampus.example/'],
  ['https://kampus.example/Nilai 50%.pdf?x=5%2', 'https://kampus.example/Nilai%2050%25.pdf?x=5%252'],
  ['https://kampus.example/%C3%A9%2f', 'https://kampus.example/%C3%A9%2f'],
])('accepts %j', (value, address) => {
  expect(webAddress(value)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://kampus.example/1',
  'file:///etc/passwd',
  '//kampus.example',
  '/surat',
  'kampus.example',
  '',
  null,
  undefined,
  7,
  {},
  ['https://kampus.example'],
])('rejects %j', (value) => {
  expect(webAddress(value)).toBeNull()
})

test('returns only http and https addresses', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.tuple(fc.string(), fc.string()).map((parts) => parts.join(':')),
      ),
      (value) => {
        const address = webAddress(value)
        if (address !== null) expect(new URL(address).protocol).toMatch(/^https?:$/)
      },
    ),
  )
})
