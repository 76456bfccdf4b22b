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
])('at %s the current entry is %j', (path, id) => {
  expect(currentEntry(everything, path)).toBe(id)
})

test('KHP is current at its address where the campus has no SKPI', () => {
  expect(currentEntry(withoutSkpi, '/skpi')).toBe('khp')
})

test('an empty menu has no current entry', () => {
  expect(currentEntry([], '/dashboard')).toBeNull()
})
