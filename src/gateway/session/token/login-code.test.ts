import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { beginTransaction, divertLoginCode, readLoginCode, readTransaction, spendLoginCode } from './login-code.ts'

const NOW = Date.parse('2028-02-14T08:00:00+07:00')
const FACTS = { verifier: 'v', redirectUri: 'https://portal.example/login', target: '/krs' }

const open = (address: string) => {
  window.history.replaceState(null, '', address)
  return divertLoginCode()
}

beforeEach(() => sessionStore.clear())
afterEach(() => {
  spendLoginCode()
  window.history.replaceState(null, '', '/')
})

test.each([
  ['/oauth?code=abc&redirect=/krs', { code: 'abc', state: '', target: '/krs' }],
  ['/login?code=abc&state=s1', { code: 'abc', state: 's1', target: '/login' }],
  ['/?code=abc', { code: 'abc', state: '', target: '/' }],
  ['/berita?page=2&code=abc&scope=all#isi', { code: 'abc', state: '', target: '/berita?page=2#isi' }],
  ['/krs?%63ode=abc', { code: 'abc', state: '', target: '/krs' }],
  ['/krs?code=satu&code=dua', { code: 'satu', state: '', target: '/krs' }],
  ['/oauth?code=abc', { code: 'abc', state: '', target: '' }],
])('[R4-007] [R2-002] moves the code of %s to /oauth and removes it from the URL', (address, expected) => {
  const before = window.history.length
  expect(open(address)).toBe('/oauth')
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/oauth')
  expect(window.history.length).toBe(before)
  expect(readLoginCode()).toEqual(expected)
  expect([spendLoginCode(), spendLoginCode()]).toEqual([true, false]) // it can be spent once
  expect(readLoginCode()).toBeNull()
})

test('keeps the other query parameters in a browser without URLSearchParams.size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))
  expect(new URLSearchParams('a=1').size).toBeUndefined()
  open('/berita?page=2&code=abc')
  expect(readLoginCode()?.target).toBe('/berita?page=2')
})

test.each(['/krs', '/krs?kode=1', '/krs?code=', '/krs#code=abc', '/oauth'])(
  'keeps %s, which has no code',
  (address) => {
    expect(open(address)).toBe(address.split(/[?#]/)[0])
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(address)
    expect(readLoginCode()).toBeNull()
  },
)

test('accepts a code only for the login begun in this tab and ends both when it is spent', () => {
  const { state } = beginTransaction(FACTS, NOW)
  open(`/login?code=abc&state=${state}`)
  expect(readTransaction(state, NOW + 1000)).toMatchObject(FACTS)
  expect(readTransaction('foreign', NOW + 1000)).toBeNull()
  spendLoginCode()
  expect(readTransaction(state, NOW + 1000)).toBeNull()
})

test.each([-1, 600_001])('rejects a login begun %i ms ago', (age) => {
  const { state } = beginTransaction(FACTS, NOW)
  expect(readTransaction(state, NOW + age)).toBeNull()
})

test('accepts no empty state and no stored value as a login begun here', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (stored, state) => {
      sessionStore.set('login_transaction', JSON.stringify(stored))
      expect(readTransaction(state, NOW)).toBeNull()
    }),
  )
  beginTransaction(FACTS, NOW)
  expect(readTransaction('', NOW)).toBeNull()
})
