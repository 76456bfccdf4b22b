import { describe, expect, it } from 'vitest'
import { SCREENS } from '#app/later-screens.ts'

/** Layouts of screens that the search finds; print pages are opened from the screen that they print. */
const FOUND = new Set(['main', 'announcement', 'notification'])
const wordsOf = ({ search = '' }: (typeof SCREENS)[number]): string[] => search.split(',').map((word) => word.trim())
const looked = SCREENS.filter(({ layout, path }) => FOUND.has(layout) && !path.includes(':'))

describe('search words of a screen', () => {
  it.each(looked.map((screen) => [screen.path, wordsOf(screen)] as const))(
    '%s has unique words in lower case',
    (_, search) => {
      expect(search.length).toBeGreaterThan(1)
      expect(search.filter((word) => word !== word.toLowerCase() || word === '')).toEqual([])
      expect(new Set(search).size).toBe(search.length)
    },
  )

  it.each([
    ['bayar', '/biaya-kuliah'],
    ['pay', '/biaya-kuliah'],
    ['tenggat', '/bahan-dan-tugas'],
    ['advisor', '/pa-online'],
  ])('“%s” finds %s', (word, path) => {
    expect(looked.filter((screen) => wordsOf(screen).includes(word)).map((screen) => screen.path)).toEqual([path])
  })

  it('are absent for papers and for screens with a parameter', () => {
    const others = SCREENS.filter((screen) => !looked.includes(screen) && screen.search !== undefined)
    expect(others.map(({ path }) => path)).toEqual([])
  })
})
