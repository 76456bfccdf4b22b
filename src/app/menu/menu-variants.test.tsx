import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectedMenu, menuLines, turnedRound } from '#tests/menu-lines.ts'
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
test.each(spec.variants)('shows the right menu of $variant in both languages', async ({ unik, visible }) => {
  const { user } = await renderWide('/kosong', { ...campusOf(unik), screens: EMPTY })
  expect(shownMenu('Menu utama')).toEqual(expectedMenu(visible, 'labelId'))
  await user.click(screen.getAllByRole('button', { name: 'EN, English' })[0] ?? document.body)
  await waitFor(() => expect(shownMenu('Main menu')).toEqual(expectedMenu(visible, 'labelEn')))
})

test.each(spec.variants)(
  'inverts every entry of $variant with menu_config and leaves absent entries absent',
  async ({ unik, ...variant }) => {
    const { menuConfig, turned } = turnedRound(variant)
    await renderWide('/kosong', { ...campusOf(unik), menuConfig, screens: EMPTY })
    expect(shownMenu('Menu utama')).toEqual(expectedMenu(turned, 'labelId'))
  },
)
