// @vitest-environment node
import { expect, test } from 'vitest'
import { readStatusKegiatan, STATUS_KEGIATAN } from './kegiatan-list-params.ts'

test.each([
  [1, 'active'],
  ['1', 'active'],
  [2, 'cancelled'],
  [' 2 ', 'cancelled'],
  [0, null],
  [3, null],
  [12, null],
  ['', null],
  ['active', null],
  [null, null],
  [undefined, null],
  [true, null],
  [[1], null],
])('[R9-023] reads the status %j of a kegiatan as %j', (status, meaning) => {
  expect(readStatusKegiatan(status)).toBe(meaning)
})

test('[R9-023] requests active ones as 1 and cancelled ones as 2', () => {
  expect(STATUS_KEGIATAN).toEqual({ active: 1, cancelled: 2 })
})
