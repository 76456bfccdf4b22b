// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from '../contract/bundle.ts'
import { unusedOperations } from '../contract/openapi/unused-operations.ts'
import { casesOf, declaredScreens, WRITES } from './addresses.ts'

/**
 * Writes that belong to no subject in the table of screens, or need a student in another situation; screen tests cover
 * them.
 */
const ELSEWHERE = [
  ...['createAccessToken', 'authorizeSikad', 'subscribeTopic', 'unsubscribeTopic'],
  ...['requestResetPassword', 'resetPassword', 'changePassword'],
  'updateBiodata', // same form and button as updateBiodataUtama; the changed field decides
  'previewSurat', // pengajuan-surat.test.tsx: sent after a pause in typing
  'registerWisuda', // wisuda-page.test.tsx: needs a student who meets every condition
  'deleteUsulanTugasAkhir', // tugas-akhir.test.tsx: needs a draft that was not submitted before
  'claimLebihBayar', // saldo.test.tsx: needs a student who overpaid
  ...['createConfiguration', 'updateConfiguration'], // konfigurasi.test.tsx: a panel of the lab, not on a screen
  ...['createChatGroup', 'updateChatGroup', 'createChatThread', 'updateChatThread', 'createChatTicket'],
]

test('tests every write of the contract on a screen of a student who may send it, except those tested elsewhere', () => {
  const names = operations.filter(({ method }) => method !== 'GET').map(({ operationId }) => operationId)
  const expected = names.filter((name) => !unusedOperations.has(name) && !ELSEWHERE.includes(name))
  expect([...new Set(Object.values(WRITES).flat())].sort()).toEqual(expected.sort())
})

test('lists writes only for addresses that exist', () => {
  const addresses = casesOf(declaredScreens()).map(({ address }) => address)
  expect(Object.keys(WRITES).filter((address) => !addresses.includes(address))).toEqual([])
})
