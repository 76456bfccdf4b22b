// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { menuLabels, readMenuParts } from './menu-parts.ts'

let root = ''
const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'menu-parts-'))
  write('flags/menu.json', { 'krs-group': {}, krs: {}, cuti: {} })
  write('src/app/menu/menu.json', { 'krs-group': { icon: 'IconClipboardList', id: 'KRS', en: 'Registration' } })
  write('src/features/krs/menu.json', { krs: { id: 'KRS', en: 'KRS' } })
})
afterEach(() => rmSync(root, { recursive: true }))

test('reads menu labels from subject folders at any depth, in the order of flags/menu.json', () => {
  write('src/features/pengajuan/cuti/menu.json', { cuti: { icon: 'IconUser', id: 'Cuti', en: 'Leave' } })
  expect(menuLabels(readMenuParts(root), 'en')).toEqual({
    'menu.krs-group': 'Registration',
    'menu.krs': 'KRS',
    'menu.cuti': 'Leave',
  })
  expect(readMenuParts(root)['cuti']?.icon).toBe('IconUser')
})

test.each([
  ['an entry that no folder labels', {}, /no menu\.json in src has the label of cuti$/],
  ['a label in one language', { cuti: { id: 'Cuti' } }, /"cuti" needs a label in "id" and "en"/],
  [
    'an icon that Tabler does not have',
    { cuti: { id: 'Cuti', en: 'Leave', icon: 'calendar' } },
    /"cuti" needs a label/,
  ],
  ['a duplicate label', { krs: { id: 'KRS', en: 'KRS' } }, /"krs" has a label already/],
  ['a label without an entry', { surat: { id: 'Surat', en: 'Letters' } }, /flags\/menu\.json has no entry "surat"/],
])('fails the build on %s', (_, content, message) => {
  write('src/features/surat/menu.json', content)
  expect(() => readMenuParts(root)).toThrow(message)
})
