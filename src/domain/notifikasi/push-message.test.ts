// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPushMessage } from './push-message.ts'

const ORIGIN = 'https://portal.example.ac.id'
const pathOf = (idpengumuman: unknown) => readPushMessage({ data: { idpengumuman } }, ORIGIN).path

test('[R2-066] links a message about a pengumuman to its page', () => {
  const notification = { title: 'Jadwal UTS terbit', body: 'Periksa ruang Anda.' }
  expect(readPushMessage({ notification, data: { idpengumuman: '1041' } }, ORIGIN)).toEqual({
    title: 'Jadwal UTS terbit',
    body: 'Periksa ruang Anda.',
    isPengumuman: true,
    path: '/berita/1041',
  })
})

test.each([
  ['1041', '/berita/1041'],
  [1041, '/berita/1041'],
  ['a1b2-c3_d4', '/berita/a1b2-c3_d4'],
  ['', '/berita'],
  ['../krs', '/berita'],
  ['..', '/berita'],
  ['//jahat.example', '/berita'],
  ['/\\jahat.example', '/berita'],
  ['1041?code=x', '/berita'],
  ['1041#code=x', '/berita'],
  ['%2e%2e%2fkrs', '/berita'],
  ['1041\n', '/berita'],
  ['javascript:alert(1)', '/berita'],
  ['x'.repeat(65), '/berita'],
  [{ toString: () => '1041' }, '/berita'],
  [['1041'], '/berita'],
  [null, '/berita'],
])('links a pengumuman with the id %j to %s', (id, path) => {
  expect(pathOf(id)).toBe(path)
})

test('returns a path of the portal at or below /berita for any id', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.webPath(),
    fc.anything(),
    fc.constantFrom('..', '.', '//x', '\\\\x', '%00', '?code=1', ' 1041'),
    fc
      .array(fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', '?', '#', 'code', '=', '\t', ':', '@'))
      .map((x) => x.join('')),
  )
  fc.assert(
    fc.property(hostile, (id) => {
      const url = new URL(pathOf(id), ORIGIN)
      expect(url.origin).toBe(ORIGIN)
      expect(url.pathname).toMatch(/^\/berita(\/[\w-]{1,64})?$/)
      expect(url.search + url.hash).toBe('')
    }),
  )
})

test('returns a title for a message of any shape', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      expect(readPushMessage(payload, ORIGIN).title).not.toBe('')
    }),
  )
})

test.each([[undefined], [null], ['1041'], [{}], [{ data: {} }], [{ data: { idpengumuman: '' } }]])(
  'finds no pengumuman in the message %j',
  (payload) => {
    expect(readPushMessage(payload, ORIGIN)).toEqual({
      title: 'Portal Mahasiswa',
      body: '',
      isPengumuman: false,
      path: '/berita',
    })
  },
)
