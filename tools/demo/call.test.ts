import { expect, test } from 'vitest'
import { checkAccess } from './call.ts'
import { Refusal } from './refusal.ts'
import { OPERATOR } from './world/personas/operator.ts'

test.each([
  ['A:T', ['A:T']],
  ['A:B', ['A:B']],
  ['one of several', ['B:X', 'A:B']],
])('an operator with the scope %s reaches every student', (_, scopes) => {
  expect(() => checkAccess({ ...OPERATOR, scopes }, '240117023')).not.toThrow()
})

test.each([
  ['no scope', []],
  ['another scope', ['A:C']],
])('an operator with %s reaches nobody', (_, scopes) => {
  expect(() => checkAccess({ ...OPERATOR, scopes }, '240117023')).toThrow(Refusal)
})

test('a scope makes no operator of a student', () => {
  const student = { ...OPERATOR, role: 'ROLE_MAHASISWA' as const, username: '240117023', scopes: ['A:T'] }
  expect(() => checkAccess(student, '240117099')).toThrow(Refusal)
  expect(() => checkAccess(student, '240117023')).not.toThrow()
})
