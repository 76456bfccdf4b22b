// @vitest-environment node
import { expect, test } from 'vitest'
import { SCREENS } from '../../src/app/later-screens.ts'
import { screenTitles } from './screen-titles.ts'

test.each(['id', 'en'])('provides the name of every screen in %s before the texts of its subject load', (language) => {
  const titles = screenTitles(process.cwd(), language)
  expect(SCREENS.filter(({ subject, title }) => !titles[`${subject}:${title}`]).map(({ path }) => path)).toEqual([])
  expect(Object.keys(titles).length).toBeLessThanOrEqual(SCREENS.length)
})

test('takes the name of a screen from the texts of its subject', () => {
  expect(screenTitles(process.cwd(), 'id')['biaya-kuliah:title']).toBe('Biaya kuliah')
  expect(screenTitles(process.cwd(), 'en')['biaya-kuliah:title']).toBe('Tuition fees')
})
