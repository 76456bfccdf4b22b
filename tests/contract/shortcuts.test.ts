import { describe, expect, it } from 'vitest'
import { SCREENS } from '#app/later-screens.ts'
import { screenAt } from '#app/screen-at.ts'
import { SHORTCUTS } from '#app/search/shortcuts.ts'
import { readMenuParts } from '../../scripts/vite/menu-parts.ts'

const OWN_ICONS = new Set(['print', 'calendar'])
const menuIcons = readMenuParts('.')
const words = (search: string) => search.split(',').map((word) => word.trim())

describe.each(SHORTCUTS.map((shortcut) => [shortcut.id, shortcut] as const))('shortcut “%s”', (_, shortcut) => {
  const { to, icon, id, en, search, ...rest } = shortcut

  it('leads to a screen that the search finds', () => {
    const url = new URL(to, 'https://portal.example')
    expect(`${url.pathname}${url.search}`).toBe(to)
    expect(screenAt(SCREENS, url.pathname)?.search).toBeDefined()
  })

  it('has a name in both languages, an icon, and nothing else', () => {
    for (const name of [id, en]) expect(name).toMatch(/^\p{Lu}[^.]+$/u)
    expect(OWN_ICONS.has(icon) || menuIcons[icon] !== undefined).toBe(true)
    expect(rest).toEqual({})
  })

  it('has unique search words in lower case', () => {
    expect(words(search).filter((word) => word === '' || word !== word.toLowerCase())).toEqual([])
    expect(new Set(words(search)).size).toBe(words(search).length)
  })
})

it('is unique by its name, and not the name of a screen', () => {
  const names = SHORTCUTS.map(({ id }) => id)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(20)
})
