import { expect, test } from 'vitest'
import { onceBy } from './once-by.ts'

test('keeps the first row of each key and every row without a key', () => {
  const rows = ['10', '', '9', '10', '', '9'].map((id, place) => ({ id, place }))
  expect(onceBy(rows, ({ id }) => id).map(({ place }) => place)).toEqual([0, 1, 2, 4])
})
