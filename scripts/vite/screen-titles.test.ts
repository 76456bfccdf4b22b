// @vitest-environment node
import { expect, test } from 'vitest'
import { SCREENS } from '../../src/app/later-screens.ts'
import { screenTitles } from './screen-titles.ts'

test.each(['id', 'en'])('every screen has its name in %s before the texts of its subject are here', (language) => {
  const titles = screenTitles(process.cwd(), language)
  expect(SCREENS.filter(({ subject, title }) => !titles[`${subject}:${title}`]).map(({ path }) => path)).toEqual([])
  expect(Object.keys(titles).length).toBeLessThanOrEqual(SCREENS.length)
})

test('a name is the text of its subject', () => {
  expect(screenTitles(process.cwd(), 'id')['biaya-kuliah:title']).toBe('Biaya kuliah')
  expect(screenTitles(process.cwd(), 'en')['biaya-kuliah:title']).toBe('Tuition fees')
})
