import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillStorage } from '#tests/full-storage.ts'
import { localStore, readJson, sessionStore, storedKey } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStore.clear()
  sessionStore.clear()
})

const blocked = () =>
  vi.stubGlobal(
    'localStorage',
    new Proxy(window.localStorage, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )

describe.each([
  { what: 'local', store: localStore, name: 'localStorage' as const },
  { what: 'session', store: sessionStore, name: 'sessionStorage' as const },
])('$what storage', ({ store, name }) => {
  const web = () => window[name]

  it('stores, replaces and removes values', () => {
    store.set('a', '1')
    store.set('a', '2')
    expect([store.get('a'), web().getItem(storedKey('a'))]).toEqual(['2', '2'])
    store.remove('a')
    expect([store.get('a'), web().getItem(storedKey('a'))]).toEqual([null, null])
  })

  it('returns what another tab has written or removed', () => {
    store.set('a', '1')
    web().setItem(storedKey('a'), '2')
    expect(store.get('a')).toBe('2')
    web().removeItem(storedKey('a'))
    expect(store.get('a')).toBeNull()
  })

  it('keeps the newest value in memory and returns false when storage is full', () => {
    expect(store.set('a', '1')).toBe(true)
    fillStorage(name)
    expect(store.set('a', '2')).toBe(false)
    expect(store.get('a')).toBe('2')
  })

  it('keeps no copy in memory once a full storage has room again', () => {
    const makeRoom = fillStorage(name)
    store.set('a', '1')
    makeRoom()
    store.set('a', '2')
    web().removeItem(storedKey('a'))
    expect(store.get('a')).toBeNull()
  })
})

it('stores values in memory when browser storage is blocked', () => {
  blocked()
  localStore.set('a', '1')
  localStore.set('b', '2')
  expect([localStore.get('a'), localStore.get('c')]).toEqual(['1', null])
  localStore.remove('a')
  expect([localStore.get('a'), localStore.get('b')]).toEqual([null, '2'])
  localStore.clear()
  expect(localStore.get('b')).toBeNull()
})

it.each([
  ['{"a":1}', { a: 1 }],
  ['{', undefined],
  ['', undefined],
])('readJson parses %j as %j', (text, value) => {
  localStore.set('a', text)
  expect(readJson(localStore, 'a')).toEqual(value)
})

it('readJson returns undefined for a missing key', () => {
  expect(readJson(localStore, 'nothing')).toBeUndefined()
})
