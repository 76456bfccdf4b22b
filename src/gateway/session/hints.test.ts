import { afterEach, expect, it, vi } from 'vitest'
import { getGetBiodataSingkatUrl } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { getGetDashboardUrl, getListRiwayatKuliahUrl } from '#generated/client/dashboard/dashboard.ts'
import { getGetMenuConfigUrl } from '#generated/client/menu/menu.ts'
import { getGetSemesterBerjalanUrl } from '#generated/client/periode/periode.ts'
import { getGetRekapPembayaranUrl } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { getGetUserInfoUrl } from '#generated/client/sesi/sesi.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { firstAddresses, readHints } from './hints.ts'
import { isAllowed, ROLE_MAHASISWA, ROLE_OPERATOR, readIdentityHint, storeIdentityHint } from './identity.ts'

afterEach(() => {
  localStore.clear()
  vi.unstubAllGlobals()
})

const GATEWAY = 'https://gateway.example'
const at = (pathname: string) => vi.stubGlobal('location', { pathname })
const identity = { username: '24/011 7023', uuid: 'u', role: ROLE_MAHASISWA, scopes: [] }

it('the first addresses are letter by letter those of the generated client', () => {
  at('/dashboard')
  const id = identity.username
  const shell = [getGetUserInfoUrl(), getGetBiodataSingkatUrl(id), getGetMenuConfigUrl(), getGetSemesterBerjalanUrl()]
  const landing = [getGetDashboardUrl(id), getGetRekapPembayaranUrl(id), getListRiwayatKuliahUrl(id)]
  const hints = { gatewayUrl: GATEWAY, collegeId: '061001', studentId: id }
  expect(firstAddresses(hints)).toEqual([...shell, ...landing].map((path) => GATEWAY + path))
  at('/krs')
  expect(firstAddresses(hints)).toEqual(shell.map((path) => GATEWAY + path))
})

it('without a known student only calls without a student are begun', () => {
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

it('the hints name the student of the last visit, but never an operator', () => {
  localStore.set('college_id', '061001')
  localStore.set('config', JSON.stringify({ gatewayUrl: `${GATEWAY}/` }))
  storeIdentityHint(identity)
  expect(readHints()).toEqual({ gatewayUrl: GATEWAY, collegeId: '061001', studentId: identity.username })
  storeIdentityHint({ ...identity, role: ROLE_OPERATOR })
  expect(readHints()?.studentId).toBeNull()
})

it.each(['{', '[]', '"x"', '{"username":7,"role":"ROLE_MAHASISWA"}', '{"username":"x"}'])(
  'an identity hint that reads %s counts as absent',
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
  ['ROLE_DOSEN', ['A:T'], false],
  ['', [], false],
])('[R6-002] role %s with scopes %j may enter: %s', (role, scopes, may) => {
  expect(isAllowed({ ...identity, role, scopes })).toBe(may)
})
