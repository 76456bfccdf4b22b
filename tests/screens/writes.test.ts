// @vitest-environment node
import { expect, test } from 'vitest'
import { operations } from '../contract/bundle.ts'
import { unusedOperations } from '../contract/openapi/unused-operations.ts'
import { casesOf, declaredScreens, WRITES } from './addresses.ts'

/** Written where the table of screens has no subject, or by a student in another situation; a screen has a test for it. */
const ELSEWHERE = [
  ...['createAccessToken', 'authorizeSikad', 'subscribeTopic', 'unsubscribeTopic'],
  ...['requestResetPassword', 'resetPassword', 'changePassword'],
  'updateBiodata', // the same form and button as updateBiodataUtama, by the field that was changed
  'previewSurat', // pengajuan-surat.test.tsx: it follows a pause in the typing
  'registerWisuda', // wisuda-page.test.tsx: of a student who meets every condition
  'deleteUsulanTugasAkhir', // tugas-akhir.test.tsx: of a draft that was not submitted before
  'claimLebihBayar', // saldo.test.tsx: of a student who paid too much
  ...['createConfiguration', 'updateConfiguration'], // konfigurasi.test.tsx: a panel of the lab, on no screen
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
