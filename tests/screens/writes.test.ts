// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from '../contract/bundle.ts'
import unused from '../contract/openapi/unused-operations.json'
import { casesOf, declaredScreens } from './addresses.ts'
import writes from './writes.json'

/** Written where the table of screens has no subject, or by a student in another situation; a screen has a test for it. */
const ELSEWHERE = [
  ...['createAccessToken', 'revokeToken', 'authorizeSikad', 'subscribeTopic', 'unsubscribeTopic'],
  ...['requestResetPassword', 'resetPassword', 'changePassword'],
  'updateBiodata', // the same form and button as updateBiodataUtama, by the field that was changed
  'claimLebihBayar', // saldo.test.tsx: of a student who paid too much
  ...['createChatGroup', 'updateChatGroup', 'createChatThread', 'updateChatThread', 'createChatTicket'],
]

test('all that screens write is written by somebody who may: what is held back of others is held back on purpose', () => {
  const names = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId)
  const waiting = Object.values(unused).flatMap((subject) => subject.operations)
  const expected = names.filter((name) => ![...waiting, ...ELSEWHERE].includes(name))
  expect([...new Set(Object.values(writes).flat())].sort()).toEqual(expected.sort())
})

test('what is written by address names addresses that are there', () => {
  const addresses = casesOf(declaredScreens()).map(({ address }) => address)
  expect(Object.keys(writes).filter((address) => !addresses.includes(address))).toEqual([])
})
