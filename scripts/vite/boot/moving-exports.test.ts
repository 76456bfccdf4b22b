// @vitest-environment node
import { expect, test } from 'vitest'
import { movingExports } from './moving-exports.ts'

test.each([
  ['export let a = 1; export const set = (next) => { a = next }', ['a']],
  ['let a = 1; function set(next) { a = next } export { a as b, set }', ['a']],
  ['export let n = 0; export const next = () => n++', ['n']],
  ['export let a = 1; a = 2', []],
  ['let a = 1; export const set = (next) => { a = next }', []],
  ['export var Kind; (function (k) { k.a = 1 })(Kind || (Kind = {}))', []],
  ['export const a = () => { let b = 1; b = 2; return b }', []],
])('finds in %s the exports that other modules see change: %j', (code, names) => {
  expect(movingExports(code)).toEqual(names)
})
