// @vitest-environment node
import { expect, test } from 'vitest'
import { readNumberedId } from './read-numbered-id.ts'

test.each(['77', '0', 'a1b2-77', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])('accepts the id %s', (id) => {
  expect(readNumberedId(id)).toBe(id)
})

test.each(['cetak', 'baru', '', ' 77', '77/1', '77?x', '1'.repeat(65), null, undefined])(
  'returns null for the id %j',
  (id) => {
    expect(readNumberedId(id)).toBeNull()
  },
)
