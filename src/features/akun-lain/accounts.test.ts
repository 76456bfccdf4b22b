// @vitest-environment node
import { expect, it } from 'vitest'
import { readAkunLain } from '#generated/client/akun-lain/readers.ts'
import { codeOf, inOrder, isInUse, tokensOf } from './accounts.ts'

const OWN = '240117023'

it.each([
  [{ isAktif: true, idMahasiswa: '1' }, true],
  [{ isAktif: false, idMahasiswa: OWN }, false],
  [{ isAktif: null, idMahasiswa: OWN }, true],
  [{ idMahasiswa: '1' }, false],
  [{ isAktif: 'ya', idMahasiswa: OWN }, true],
])('finds the account in use by isAktif, else by its student: %j', (account, expected) => {
  expect(isInUse(readAkunLain({ idAkun: '1', ...account }), OWN)).toBe(expected)
})

it('lists the account in use first', () => {
  const accounts = ['a', 'b', 'c'].map((idAkun) => readAkunLain({ idAkun, isAktif: idAkun === 'b' }))
  expect(inOrder(accounts, OWN).map((account) => account?.idAkun)).toEqual(['b', 'a', 'c'])
})

it.each([
  [{ code: 'k', state: 's' }, 'k'],
  [{ code: 'k', state: 'other' }, null],
  [{ code: 'k', state: '' }, null],
  [{ code: '', state: 's' }, null],
])('accepts a code only with the state that was sent: %j', (answer, expected) => {
  expect(codeOf(answer, 's')).toBe(expected)
})

it.each([
  [
    { access_token: 'a', refresh_token: 'r', expires_in: 300 },
    { access_token: 'a', refresh_token: 'r', expires_in: 300 },
  ],
  [
    { access_token: 'a', refresh_token: 'r' },
    { access_token: 'a', refresh_token: 'r', expires_in: null },
  ],
  [{ access_token: 'a' }, null],
  [{ access_token: 'a', refresh_token: 7 }, null],
  [null, null],
  ['', null],
])('reads tokens from a response, or returns null: %j', (answer, expected) => {
  expect(tokensOf(answer)).toEqual(expected)
})
