// @vitest-environment node
import { expect, test } from 'vitest'
import { deriveMenu } from '#flags/menu/menu.ts'
import { currentEntry } from './current-entry.ts'

const everything = deriveMenu(() => true)
const withoutSkpi = deriveMenu((id) => id !== 'skpi')

test.each([
  ['/dashboard', 'dashboard'],
  ['/krs', 'krs'],
  ['/krss', 'krss'],
  ['/krs/', 'krs'],
  ['/surat/tambah', 'surat'],
  ['/kerja-praktik/12/bimbingan', 'kerja-praktik'],
  ['/skpi', 'skpi'],
  ['/berita', null],
  ['/', null],
  ['/krsx', null],
])('marks the entry current at %s: %j', (path, id) => {
  expect(currentEntry(everything, path)).toBe(id)
})

test('marks KHP as current at its address when the campus has no SKPI', () => {
  expect(currentEntry(withoutSkpi, '/skpi')).toBe('khp')
})

test('returns no current entry for an empty menu', () => {
  expect(currentEntry([], '/dashboard')).toBeNull()
})
