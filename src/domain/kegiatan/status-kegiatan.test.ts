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
])('[R9-023] an activity with the status %j is read as %j', (status, meaning) => {
  expect(readStatusKegiatan(status)).toBe(meaning)
})

test('[R9-023] 1 is asked for as active, 2 as cancelled', () => {
  expect(STATUS_KEGIATAN).toEqual({ active: 1, cancelled: 2 })
})
