// @vitest-environment node
import { expect, test } from 'vitest'
import { makulKey } from '#kit/link/makul-key.ts'
import { UNREADABLE } from '#shared/wire/readers.ts'
import { identifyMakul, isOfMakul, rowsOfMakul } from './find-makul.ts'

const ids = (idMakul: string | number | null, kodeMakul: string) => ({ idMakul, kodeMakul })

test.each([
  ['its id', ids('2505', 'IF2505'), '2505'],
  ['a number of KRS', ids(2505, 'IF2505'), '2505'],
  ['its code without an id', ids('', 'IF2505'), 'IF2505'],
  ['its code when the id is unreadable', ids(UNREADABLE, 'IF2505'), 'IF2505'],
  ['its code when KRS has no id', ids(null, 'IF2505'), 'IF2505'],
  ['nothing without either', ids('', ''), ''],
  ['nothing when both are unreadable', ids(UNREADABLE, UNREADABLE), ''],
  ['nothing for something else', undefined, ''],
])('names a course in an address by %s', (_, of, key) => {
  expect(makulKey(of)).toBe(key)
})

test.each([
  ['the same id', ids('1', 'A'), ids('1', 'B'), true],
  ['the same id in another notation', ids(1, ''), ids(' 1 ', ''), true],
  ['another id, although the code is equal', ids('1', 'A'), ids('2', 'A'), false],
  ['the same code where one has no id', ids('', 'A'), ids('2', 'A'), true],
  ['another code where one has no id', ids('', 'B'), ids('2', 'A'), false],
  ['an id against a code', ids('1', ''), ids('', 'A'), null],
  ['an unreadable id without a code', ids(UNREADABLE, ''), ids('1', 'A'), null],
  ['an unreadable id with the same code', ids(UNREADABLE, 'A'), ids('1', 'A'), true],
])('compares a row with a course: %s', (_, row, makul, expected) => {
  expect(isOfMakul(row, makul)).toBe(expected)
})

test.each([
  ['a whole list without the course', [ids('2', 'B')], 0, true],
  ['a whole list with it', [ids('1', 'A'), ids('2', 'B')], 1, true],
  ['an empty list', [], 0, true],
  ['an unreadable row, which may be the course', [ids('1', 'A'), null], 1, false],
  ['a row that cannot be compared', [ids('', ''), ids('1', 'A')], 1, false],
  ['no list', null, 0, false],
  ['no response', undefined, 0, false],
])('finds the rows of a course in %s', (_, list, count, isWhole) => {
  const found = rowsOfMakul(list, ids('1', 'A'))
  expect({ count: found.rows.length, isWhole: found.isWhole }).toEqual({ count, isWhole })
})

test.each([
  ['an id', '2505', ids('2505', 'IF2505')],
  ['a code', 'IF2505', ids('2505', 'IF2505')],
  ['an id that another list completes with the code', '7', ids('7', 'IF7')],
  ['an id before an equal code', 'X', ids('X', 'Y')],
  ['a code without any id', 'KONVERSI', ids('', 'KONVERSI')],
])('identifies the course of an address by %s', (_, key, expected) => {
  const lists = [
    [ids('2505', 'IF2505'), null, ids('9', 'X')],
    undefined,
    [ids(7, ''), ids('X', 'Y'), ids('', 'KONVERSI')],
    [ids('7', 'IF7')],
  ]
  expect(identifyMakul(key, lists)).toEqual(expected)
})

test('identifies nothing that no list names', () => {
  expect(identifyMakul('404', [[ids('1', 'A')], null, []])).toBeNull()
})
