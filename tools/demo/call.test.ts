import { expect, test } from 'vitest'
import { checkAccess } from './call.ts'
import { Refusal } from './refusal.ts'
import { OPERATOR } from './world/personas/operator.ts'

test.each([
  ['A:T', ['A:T']],
  ['A:B', ['A:B']],
  ['one of several', ['B:X', 'A:B']],
])('allows an operator with the scope %s to access any student', (_, scopes) => {
  expect(() => checkAccess({ ...OPERATOR, scopes }, '240117023')).not.toThrow()
})

test.each([
  ['no scope', []],
  ['another scope', ['A:C']],
])('denies an operator with %s access to all students', (_, scopes) => {
  expect(() => checkAccess({ ...OPERATOR, scopes }, '240117023')).toThrow(Refusal)
})

test('gives a student with an operator scope access to the student’s own data only', () => {
  const student = { ...OPERATOR, role: 'ROLE_MAHASISWA' as const, username: '240117023', scopes: ['A:T'] }
  expect(() => checkAccess(student, '240117099')).toThrow(Refusal)
  expect(() => checkAccess(student, '240117023')).not.toThrow()
})
