import { afterEach, expect, it, vi } from 'vitest'
import { getGetDashboardUrl } from '#generated/client/dashboard/dashboard.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { firstAddresses } from '#tests/first-addresses.ts'
import { isAllowed, ROLE_MAHASISWA, ROLE_OPERATOR, readIdentityHint, storeIdentityHint } from '../identity.ts'
import { hintsOf, keepKodePeriode, keptConfig, keptKodePeriode, kodePeriodeOf } from './hints.ts'

const readHints = () => hintsOf(keptConfig(), localStore.get('college_id'))

afterEach(() => {
  localStore.clear()
  vi.unstubAllGlobals()
})

const GATEWAY = 'https://gateway.example'
const at = (pathname: string) => vi.stubGlobal('location', { pathname })
const identity = { username: '24/011 7023', uuid: 'u', role: ROLE_MAHASISWA, scopes: [] }

it.each(['/', '/login', '/dashboard'])('%s starts the calls of the dashboard for a signed-in student', (path) => {
  at(path)
  const hints = { gatewayUrl: GATEWAY, collegeId: '061001', studentId: 'x' }
  expect(firstAddresses(hints)).toContain(`${GATEWAY}${getGetDashboardUrl('x')}`)
})

it.each([
  [{ tahun: 2027, semester: 1 }, '20271'],
  [{ tahun: '2027', semester: '4' }, '20274'],
  [{ tahun: 2027, semester: 5 }, null],
  [{ tahun: null }, null],
  [null, null],
])('keeps for the current semester %j the code %j for the next visit', (semester, kode) => {
  keepKodePeriode(semester)
  expect(keptKodePeriode()).toBe(kode)
  expect(kodePeriodeOf(semester)).toBe(kode)
})

it('starts only calls without a student id when no student is known', () => {
  at('/dashboard')
  expect(
    firstAddresses({ gatewayUrl: GATEWAY, collegeId: '061001', studentId: null }).filter((path) =>
      path.includes('/mahasiswa/'),
    ),
  ).toEqual([])
})

it.each([
  ['no config', { college_id: '061001' }],
  ['no campus', { config: JSON.stringify({ gatewayUrl: GATEWAY }) }],
  ['a corrupt config', { college_id: '061001', config: '{' }],
  ['a config without an address', { college_id: '061001', config: '{"gatewayUrl":7}' }],
])('%s gives no hints', (_title, stored) => {
  for (const [name, value] of Object.entries(stored)) localStore.set(name, value)
  expect(readHints()).toBeNull()
})

it('names the student of the last visit in the hints, but never an operator', () => {
  localStore.set('college_id', '061001')
  localStore.set('config', JSON.stringify({ gatewayUrl: `${GATEWAY}/` }))
  storeIdentityHint(identity)
  expect(readHints()).toEqual({ gatewayUrl: GATEWAY, collegeId: '061001', studentId: identity.username })
  storeIdentityHint({ ...identity, role: ROLE_OPERATOR })
  expect(readHints()?.studentId).toBeNull()
})

it.each(['{', '[]', '"x"', '{"username":7,"role":"ROLE_MAHASISWA"}', '{"username":"x"}'])(
  'treats an identity hint that reads %s as absent',
  (text) => {
    localStore.set('identity', text)
    expect(readIdentityHint()).toBeNull()
  },
)

it.each([
  [ROLE_MAHASISWA, [], true],
  [ROLE_OPERATOR, ['A:T'], true],
  [ROLE_OPERATOR, ['x', 'A:B'], true],
  [ROLE_OPERATOR, [], false],
  [ROLE_OPERATOR, ['A:X', 'a:t'], false],
  [ROLE_OPERATOR, null, false],
  [ROLE_OPERATOR, undefined, false],
  [ROLE_OPERATOR, 'A:T', false],
  [ROLE_OPERATOR, { 0: 'A:T' }, false],
  ['ROLE_DOSEN', ['A:T'], false],
  ['', [], false],
])('[R6-002] admits role %s with scopes %j: %s', (role, scopes, may) => {
  expect(isAllowed({ ...identity, role, scopes })).toBe(may)
})
