// @vitest-environment node
import { expect, it } from 'vitest'
import { sourcesOf, withoutComments } from '#tests/contract/sources.ts'
import { storedPage } from './stored-page.ts'

const text = sourcesOf('src')
  .map((source) => withoutComments(source.text))
  .join('\n')
const page = storedPage()

it('names every database and cache on the page of what is stored', () => {
  const databases = [...text.matchAll(/openStore\((?:storedKey\()?'([^']+)'/g)].map(([, name]) => name)
  const caches = [...text.matchAll(/_CACHE = '([^']+)'/g)].map(([, name]) => name)
  expect([databases.length, caches.length]).toEqual([2, 2])
  expect([...databases, ...caches].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

it('says that the portal sets no cookie because no code does', () => {
  expect(page).toContain('sets no\ncookie')
  expect(text).not.toMatch(/\.cookie\b|cookieStore/)
})
