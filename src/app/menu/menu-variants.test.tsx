import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectedMenu, labelOf, menuLines, turnedRound } from '#tests/menu-lines.ts'
import { renderWide } from '#tests/render-screen.tsx'
import spec from '#tests/spec/menu.json'

/** Only the shell: the menu is the same on every screen. */
const EMPTY = [{ path: '/kosong', element: <h1>Kosong</h1> }]
const campusOf = (unik: string | null) => (unik === null ? {} : { campus: unik })

const shownMenu = (name: string): string[] => {
  const list = screen.getByRole('navigation', { name }).querySelector('ul')
  return list ? menuLines(list) : []
}

// Two campuses also run in a browser: menu.e2e.ts.
test.each(spec.variants)(
  '[R1-012] [R2-036] [R2-037] [R2-038] [R2-041] [R2-043] shows the right menu of $variant in both languages',
  async ({ unik, visible }) => {
    const { user } = await renderWide('/kosong', { ...campusOf(unik), screens: EMPTY })
    expect(shownMenu('Menu utama')).toEqual(expectedMenu(visible, 'labelId'))
    await user.click(screen.getAllByRole('button', { name: 'EN, English' })[0] ?? document.body)
    await waitFor(() => expect(shownMenu('Main menu')).toEqual(expectedMenu(visible, 'labelEn')))
  },
)

test.each(['NOWHERE', ''])('[R1-013] shows the default menu at the unknown campus "%s"', async (campus) => {
  const expected = spec.variants.find(({ kind }) => kind === 'default')?.visible ?? []
  await renderWide('/kosong', { campus, screens: EMPTY })
  expect(shownMenu('Menu utama')).toEqual(expectedMenu(expected, 'labelId'))
})

/** Returns the entries of a group in the shown menu; a group of one entry is that entry alone. */
const shownIn = (group: string): string[] => {
  const lines = shownMenu('Menu utama')
  const at = lines.indexOf(group)
  const end = lines.findIndex((line, place) => place > at && !line.startsWith(' '))
  return at < 0 ? [] : lines.slice(at + 1, end < 0 ? undefined : end).map((line) => line.trim())
}
const campusWith = (group: string, children: readonly string[]) => {
  const inGroup = spec.rows.filter(({ parent }) => parent === group).map(({ id }) => id)
  return spec.variants.find(
    ({ visible }) => inGroup.filter((id) => visible.some((one) => one === id)).join() === children.join(),
  )
}

test.each([
  ['R2-049', 'kegiatan-group', ['akademik']],
  ['R2-050', 'kegiatan-group', ['akademik', 'seminar', 'sertifikasi']],
  ['R2-051', 'kegiatan-group', ['seminar', 'sertifikasi']],
  ['R2-052', 'pengajuan-group', ['cuti']],
  ['R2-053', 'pengajuan-group', ['cuti', 'wisuda']],
] as const)('[%s] shows at some campus in %s exactly %j', async (_, group, children) => {
  const variant = campusWith(group, children)
  await renderWide('/kosong', { ...campusOf(variant?.unik ?? null), screens: EMPTY })
  const names = children.map((id) => labelOf(id, 'labelId'))
  const alone = shownMenu('Menu utama').filter((line) => names.includes(line))
  expect(children.length === 1 ? alone : shownIn(labelOf(group, 'labelId'))).toEqual(names)
})

test('[R2-057] shows no KRSS at the campus that has none, even when menu_config turns it on', async () => {
  const without = spec.variants.filter(({ absent }) => absent.some((id) => id === 'krss'))
  expect(without).toHaveLength(1)
  const [variant] = without
  const menuConfig = { portalmhs_krs: { krss: 'true', krs: 'true', pkrs: 'true' } }
  await renderWide('/kosong', { ...campusOf(variant?.unik ?? null), menuConfig, screens: EMPTY })
  expect(shownIn(labelOf('krs-group', 'labelId'))).toEqual([labelOf('krs', 'labelId'), labelOf('pkrs', 'labelId')])
})

test('[R2-047] reads a dotted key of menu_config like a nested one', async () => {
  await renderWide('/kosong', { menuConfig: { 'portalmhs_kegiatan.seminar': 'true' }, screens: EMPTY })
  expect(shownMenu('Menu utama')).toContain(labelOf('seminar', 'labelId'))
})

test('[R2-045] hides the whole menu when menu_config turns off each of its 16 top-level keys', async () => {
  const KEYS = spec.rows.filter(({ parent }) => parent === null).map(({ menuConfigKey }) => menuConfigKey)
  expect(KEYS).toHaveLength(16)
  await renderWide('/kosong', { menuConfig: Object.fromEntries(KEYS.map((key) => [key, 'false'])), screens: EMPTY })
  expect(shownMenu('Menu utama')).toEqual(expectedMenu([], 'labelId'))
})

test.each(spec.variants)(
  'inverts every entry of $variant with menu_config and leaves absent entries absent',
  async ({ unik, ...variant }) => {
    const { menuConfig, turned } = turnedRound(variant)
    await renderWide('/kosong', { ...campusOf(unik), menuConfig, screens: EMPTY })
    expect(shownMenu('Menu utama')).toEqual(expectedMenu(turned, 'labelId'))
  },
)
