import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFlagStore } from '#flags/flag-store.ts'
import { deriveMenu } from '#flags/menu/menu.ts'
import { campusLayer } from '#flags/table/table-layers.ts'
import { MENU_ROWS } from '#tests/menu-rows.ts'
import spec from '#tests/spec/menu.json'
import { compileFlagTable, compileMenu, readFlagSource, readMenuRows } from '../../../scripts/vite/flag-table.ts'

let folder = ''
const compile = () => compileFlagTable(readFlagSource(folder))
const addCampus = (unik: string, content: unknown) =>
  writeFileSync(join(folder, 'campuses', `${unik}.json`), JSON.stringify(content))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flags-'))
  cpSync(join(process.cwd(), 'flags'), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('adds a campus with one file, without a change for other campuses', () => {
  const before = compile()
  addCampus('NEW-CAMPUS', {
    flags: { 'menu.skpi': true, 'menu.nilai': { value: false, assumed: true }, 'nilai.ips-decimals': 3 },
  })
  const after = compile()
  const store = createFlagStore(after)
  store.apply({ campus: campusLayer(after, 'NEW-CAMPUS') })
  const ids = deriveMenu((id) => store.resolution(`menu.${id}`)?.value === true).map(({ id }) => id)
  expect(ids).toContain('skpi')
  expect(ids).not.toContain('nilai')
  expect(store.resolution('nilai.ips-decimals')?.value).toBe(3)
  expect(store.resolution('campus.variant')?.value).toBe('NEW-CAMPUS')
  const { 'NEW-CAMPUS': _, ...others } = after.campuses
  expect(others).toEqual(before.campuses)
})

test.each([
  ['an unknown flag', { flags: { 'menu.nothing': true } }, 'unknown flag "menu.nothing"'],
  ['a flag named like a prototype', { flags: { constructor: true } }, 'unknown flag "constructor"'],
  ['an unknown absent flag', { absent: ['menu.nothing'] }, 'unknown flag'],
  ['an absent flag that is not a boolean', { absent: ['nilai.ips-decimals'] }, 'cannot be absent'],
  ['a string instead of a boolean', { flags: { 'menu.skpi': 'true' } }, 'must be of type boolean'],
  ['a fraction instead of an integer', { flags: { 'nilai.ips-decimals': 2.5 } }, 'must be of type integer'],
  [
    'an object without its fields',
    { flags: { 'portal.separate-student-portal': { paths: [] } } },
    'fields of its default',
  ],
  ['a cell of the wrong type', { flags: { 'menu.skpi': { value: 1, assumed: true } } }, 'must be of type boolean'],
  ['a value that repeats the default', { flags: { 'menu.nilai': true } }, 'repeats its default'],
  ['an unknown field', { flag: {} }, 'unknown field'],
])('fails the build for a campus file with %s', (_, content, message) => {
  addCampus('BROKEN', content)
  expect(compile).toThrow(message)
  expect(compile).toThrow('campuses/BROKEN.json')
})

test.each(['tsm', 'Tsm', 'DEFAULT'])('fails the build for the duplicate campus id %s', (unik) => {
  addCampus(unik, {})
  expect(compile).toThrow('duplicate campus id')
})

test('fails the build for invalid JSON and for a default of the wrong type', () => {
  const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
  writeFileSync(join(folder, 'manifest.json'), manifest.replace('"defaultValue": 2,', '"defaultValue": "2",'))
  expect(compile).toThrow('"nilai.ips-decimals" must be of type integer')
  writeFileSync(join(folder, 'manifest.json'), manifest.slice(0, -20))
  expect(compile).toThrow('flags/manifest.json')
})

const writeMenu = (lines: Record<string, unknown>) => {
  const file = join(folder, 'menu.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...lines }))
}

test.each([
  [
    'with a server key of another entry',
    { group: 'krs-group', shown: false, key: 'p_krs' },
    '"portalmhs_krs.p_krs" stands for two entries',
  ],
  ['in a group that is not above it', { group: 'layanan-group', shown: true, key: 'a' }, 'the group of "baru"'],
  ['in an entry that belongs to a group itself', { group: 'krs', shown: true, key: 'a' }, 'the group of "baru"'],
  ['without a default', { key: 'a' }, '"baru" needs true or false as "shown"'],
  ['without a server key', { shown: true }, '"baru" needs a text as "key"'],
  ['with an unknown field', { shown: true, key: 'a', icon: 'IconX' }, '"baru" has the unknown field "icon"'],
])('fails the build for a menu entry %s', (_, line, message) => {
  writeMenu({ baru: line })
  expect(compile).toThrow(`menu.json: `)
  expect(compile).toThrow(message)
})

test('fails the build for the flag of a menu entry in the manifest', () => {
  const file = join(folder, 'manifest.json')
  const manifest = readFileSync(file, 'utf8')
  writeFileSync(file, manifest.replace('"campus.variant":', '"menu.baru":'))
  expect(compile).toThrow('flags/manifest.json: "menu.baru" belongs into menu.json')
})

test('adds a menu entry with one line: its flag, position, group and server key', () => {
  writeMenu({ baru: { group: 'pengajuan-group', shown: true, key: 'layanan_baru', added: true } })
  const { flags, serverKeys } = compile()
  const keys = Object.keys(flags)
  expect(flags['menu.baru']).toBe(true)
  expect(keys[serverKeys['portalmhs_pengajuan.layananbaru'] ?? -1]).toBe('menu.baru')
  const rows = readMenuRows(readFlagSource(folder).menu)
  const group = compileMenu(rows).find(({ id }) => id === 'pengajuan-group')
  expect(group?.children?.at(-1)).toEqual({ id: 'baru' })
})

test('gives every menu entry a flag and at least one documented server key', () => {
  const { flags, serverKeys } = compile()
  const keys = Object.keys(flags)
  const expected = MENU_ROWS.map(({ id }) => `menu.${id}`).toSorted()
  expect(keys.filter((key) => key.startsWith('menu.')).toSorted()).toEqual(expected)
  expect([...new Set(Object.values(serverKeys).map((index) => keys[index]))].toSorted()).toEqual(expected)
})

test('keeps the flag table of the first load below 1,800 bytes', () => {
  expect(gzipSync(JSON.stringify(compile())).length).toBeLessThan(1800)
})

const campusesWith = (flag: string, value: unknown) => {
  const table = compile()
  return Object.keys(table.campuses).filter(
    (unik) => JSON.stringify(campusLayer(table, unik).get(flag)?.value) === JSON.stringify(value),
  )
}
const behaves = (behaviour: string) =>
  spec.variants.filter(({ behaviours }) => behaviours.some((one) => one.startsWith(behaviour))).map(({ unik }) => unik)

test('[R9-040] shows the GPA with 4 decimals for exactly one campus', () => {
  expect(campusesWith('nilai.ips-decimals', 4)).toEqual(behaves('gpa-4-decimals'))
  expect(campusesWith('nilai.ips-decimals', 4)).toHaveLength(1)
})

test('enables the KHP alert and the separate portal for one campus each, and the kuesioner modal for TSM only', () => {
  expect(campusesWith('khp.legacy-alert', true)).toEqual(behaves('khp-alert-old-portal'))
  expect(campusesWith('portal.separate-student-portal', { paths: ['/kerja-praktik', '/surat'], target: '' })).toEqual(
    behaves('separate-student-portal'),
  )
  expect(campusesWith('kuesioner.modal', true)).toEqual(['TSM'])
})

test('marks every campus value as assumed, except those that the specification states', () => {
  const table = compile()
  const stated = Object.keys(table.campuses).flatMap((unik) =>
    [...campusLayer(table, unik)]
      .filter(([key, { assumed }]) => !assumed && key !== 'campus.variant')
      .map(([key]) => `${unik} ${key}`),
  )
  expect(stated).toEqual(['TSM kuesioner.modal'])
})
