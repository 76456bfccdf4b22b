// @vitest-environment node
import { table } from 'virtual:flag-table'
import { expect, test } from 'vitest'
import { ADDED, isOfSpec } from '#tests/menu-rows.ts'
import spec from '#tests/spec/menu.json'
import { createFlagStore } from '../flag-store.ts'
import type { FlagTable } from '../table/flag-table.ts'
import { campusLayer } from '../table/table-layers.ts'
import { deriveMenu, MENU_ROUTES, type MenuEntry } from './menu.ts'
import { normaliseMenuConfig } from './menu-config.ts'

const GROUPS = spec.rows.filter(({ route }) => route === null).map(({ id }) => id)

/** Returns the menu of a campus for a server answer; uses the normaliser, as the app does. */
const menuOf = (unik: string | null, answer: unknown = {}, from: FlagTable = table): readonly MenuEntry[] => {
  const store = createFlagStore(from)
  const { values } = normaliseMenuConfig(answer, from)
  const server = new Map(Object.entries(values).map(([flag, value]) => [flag, { value, source: '' }]))
  store.apply({ campus: campusLayer(from, unik), server })
  return deriveMenu((id) => store.resolution(`menu.${id}`)?.value === true)
}
/** Returns the leaves of the specification; added entries have their own list (tests/menu-rows.ts). */
const leavesOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => (entry.children ?? [entry]).map(({ id }) => id)).filter(isOfSpec)
const groupsOf = (menu: readonly MenuEntry[]): string[] =>
  menu
    .filter(({ children }) => children)
    .map(({ id }) => id)
    .filter(isOfSpec)

/** Returns the position of an entry in the specification: parents first, then children within them. */
const place = (id: string): number => {
  const row = spec.rows.find((one) => one.id === id)
  const parent = spec.rows.find((one) => one.id === row?.parent)
  return parent ? parent.order * 100 + (row?.order ?? 0) : (row?.order ?? 0) * 100
}
const inOrder = (ids: readonly string[]): string[] => ids.toSorted((a, b) => place(a) - place(b))

test('[R1-011] has exactly 19 variants: the default and one file per campus of the specification', () => {
  expect(spec.variants).toHaveLength(19)
  expect(Object.keys(table.campuses).toSorted()).toEqual(spec.variants.flatMap(({ unik }) => unik ?? []).toSorted())
})

test.each(spec.variants)(
  '[R1-012] [R6-007] shows students of $variant the entries and groups of their campus, in order',
  (variant) => {
    const menu = menuOf(variant.unik)
    expect(leavesOf(menu)).toEqual(inOrder(variant.visible))
    expect(groupsOf(menu)).toEqual(inOrder(variant.visibleGroups))
  },
)

test.each([null, undefined, '', 'NOWHERE', '__proto__', 'constructor', 'default'])(
  '[R1-013] [R2-041] [R2-043] shows the default menu for the unknown campus %j',
  (unik) => {
    const expected = spec.variants.find(({ kind }) => kind === 'default')
    expect(leavesOf(menuOf(unik ?? null))).toEqual(expected?.visible)
  },
)

test('matches a campus id regardless of case and surrounding spaces', () => {
  expect(menuOf(' unikal ')).toEqual(menuOf('UNIKAL'))
})

test('[R2-036] [R2-037] [R2-038] [R2-039] [R2-040] has the order, groups and routes of the specification', () => {
  const menu = deriveMenu(isOfSpec)
  expect(menu.map(({ id, route }) => [id, route])).toEqual(
    spec.rows.filter(({ parent }) => !parent).map(({ id, route }) => [id, route]),
  )
  for (const entry of menu.filter(({ children }) => children)) {
    expect(entry.children?.map(({ id, route }) => [id, route])).toEqual(
      spec.rows.filter(({ parent }) => parent === entry.id).map(({ id, route }) => [id, route]),
    )
  }
  const added = new Set(ADDED.flatMap(({ route }) => route ?? []))
  expect(MENU_ROUTES.filter((route) => !added.has(route)).toSorted()).toEqual(
    [...new Set(spec.rows.flatMap(({ route }) => route ?? []))].toSorted(),
  )
})

test('includes the added entries, and none of them is in the specification', () => {
  expect(ADDED.filter(({ route }) => route !== null && !MENU_ROUTES.includes(route))).toEqual([])
  expect(ADDED.filter(({ id }) => spec.rows.some((row) => row.id === id))).toEqual([])
})

const campusesWhere = (test: (menu: string[], unik: string | null) => boolean) =>
  spec.variants.filter(({ unik }) => test(leavesOf(menuOf(unik)), unik)).length
const childrenAre = (group: string, expected: readonly string[]) =>
  campusesWhere(
    (_, unik) =>
      menuOf(unik)
        .find(({ id }) => id === group)
        ?.children?.map(({ id }) => id)
        .join() === expected.join(),
  )

test.each([
  ['R2-049', 'kegiatan-group', ['akademik']],
  ['R2-050', 'kegiatan-group', ['akademik', 'seminar', 'sertifikasi']],
  ['R2-051', 'kegiatan-group', ['seminar', 'sertifikasi']],
  ['R2-052', 'pengajuan-group', ['cuti']],
  ['R2-053', 'pengajuan-group', ['cuti', 'wisuda']],
  ['R2-054', 'pengajuan-group', ['cuti', 'lock-jurnal', 'proposal', 'kompre', 'wisuda']],
  ['R2-055', 'pengajuan-group', ['cuti', 'lock-jurnal', 'kompre', 'wisuda']],
] as const)('[%s] has a campus whose %s consists of %j', (_, group, children) => {
  expect(childrenAre(group, children)).toBeGreaterThanOrEqual(1)
})

test('[R2-057] omits KRSS at exactly one campus, which has only KRS and PKRS', () => {
  const without = spec.variants.filter(
    ({ unik }) => !leavesOf(menuOf(unik, { portalmhs_krs: { krss: 'true' } })).includes('krss'),
  )
  expect(without).toHaveLength(1)
  expect(
    menuOf(without[0]?.unik ?? null)
      .find(({ id }) => id === 'krs-group')
      ?.children?.map(({ id }) => id),
  ).toEqual(['krs', 'pkrs'])
})

test('[R2-058] omits akun-lain at exactly two campuses', () => {
  expect(
    spec.variants.filter(({ unik }) => !leavesOf(menuOf(unik, { portalmhs_akunlain: 'true' })).includes('akun-lain')),
  ).toHaveLength(2)
})

test('[R2-042] [R2-056] [R2-059] has SKPI at some campuses, KHP at one, and internship only at one', () => {
  const skpi = campusesWhere((menu) => menu.includes('skpi'))
  expect(skpi).toBeGreaterThanOrEqual(2)
  expect(skpi).toBeLessThan(19)
  const permissionDriven = spec.variants.find(({ behaviours }) => behaviours.some((one) => one === 'permission-driven'))
  expect(leavesOf(menuOf(permissionDriven?.unik ?? null))).toContain('khp')
  expect(campusesWhere((menu) => menu.join() === 'kerja-praktik')).toBe(1)
})

test.each(spec.variants)(
  '[R2-044] lets the server invert each entry of $variant except those the campus does not have',
  ({ unik, visible, absent }) => {
    const expected = new Set<string>(visible)
    const missing = new Set<string>(absent)
    for (const { id, menuConfigKey } of spec.rows.filter(({ route }) => route)) {
      const on = expected.has(id)
      const after = new Set(expected)
      if (on) after.delete(id)
      else if (!missing.has(id)) after.add(id)
      expect(leavesOf(menuOf(unik, { [menuConfigKey]: on ? 'false' : 'true' }))).toEqual(inOrder([...after]))
    }
  },
)

test.each(spec.variants)(
  'hides the children of a group that the server turns off in $variant, whatever their own values',
  ({ unik, visible }) => {
    for (const group of GROUPS) {
      const row = spec.rows.find(({ id }) => id === group)
      const children = spec.rows.filter(({ parent }) => parent === group)
      const answer = {
        ...Object.fromEntries(children.map((child) => [child.menuConfigKey, 'true'])),
        [row?.menuConfigKey ?? '']: 'false',
      }
      const menu = menuOf(unik, answer)
      expect(leavesOf(menu)).toEqual(inOrder(visible.filter((id) => !children.some((child) => child.id === id))))
      expect(groupsOf(menu)).not.toContain(group)
    }
  },
)

test('hides a group that the server turns on while none of its entries is visible', () => {
  expect(groupsOf(menuOf(null, { portalmhs_kegiatan: 'true', portalmhs_pengajuan: 'true' }))).toEqual(['krs-group'])
})
