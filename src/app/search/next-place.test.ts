import { expect, it } from 'vitest'
import { nextPlace } from './next-place.ts'

const press = (key: string, held: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 1, 3, null],
  ['a', 1, 3, null],
  ['ArrowDown', -1, 0, null],
])('%s at place %i of %i moves to %j', (key, place, count, next) => {
  expect(nextPlace(press(key), place, count)).toBe(next)
})

it.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the field', (held) => {
  expect(nextPlace(press('Home', { [held]: true }), 1, 3)).toBeNull()
})
