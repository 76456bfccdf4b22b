import { parsePath } from 'react-router-dom'
// @vitest-environment node
import { expect, test } from 'vitest'
import { leavesPortal } from '#flags/menu/leaves-portal.ts'
import { portalAddress } from './open-separate-portal.ts'

const PATHS = ['/kerja-praktik', '/surat']

test.each([
  '/kerja-praktik',
  '/kerja-praktik/12/sidang',
  '/surat',
  '/surat/tambah',
  '/surat/informasi',
  '/pengajuan-surat',
])('[R2-061] serves %s from the separate portal', (path) => {
  expect(leavesPortal(path, PATHS)).toBe(true)
})

test.each(['/surat/info', '/surat/info/preview', '/surat/info/77', '/suratku', '/dashboard', '/'])(
  '[R2-013] serves %s from this portal',
  (path) => {
    expect(leavesPortal(path, PATHS)).toBe(false)
    expect(leavesPortal(path, [])).toBe(false)
  },
)

test.each([
  ['https://mhs.kampus.example', '/surat', 'https://mhs.kampus.example/surat?code=a%26b'],
  ['https://kampus.example/mhs/', '/surat', 'https://kampus.example/mhs/surat?code=a%26b'],
  ['https://kampus.example/mhs?x=1', '/surat', 'https://kampus.example/mhs/surat?x=1&code=a%26b'],
  ['https://kampus.example/mhs?x=1', '/surat?x=2#isi', 'https://kampus.example/mhs/surat?x=1&x=2&code=a%26b#isi'],
  ['javascript:alert(1)', '/surat', null],
  ['/mhs', '/surat', null],
  ['', '/surat', null],
])('builds the address in the portal at %j for %s', (target, path, address) => {
  expect(portalAddress(target, { search: '', hash: '', ...parsePath(path), pathname: '/surat' }, 'a&b')).toBe(address)
})
