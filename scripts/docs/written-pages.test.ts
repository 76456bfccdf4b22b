// @vitest-environment node
import { expect, it } from 'vitest'
import { sourcesOf } from '#tests/contract/sources.ts'
import { storedPage } from './stored-page.ts'
import { stalePages } from './written-pages.ts'

it('has the derived pages as the contract and the source say', () => {
  expect(stalePages()).toEqual([])
})

it('names every database and cache', () => {
  const text = sourcesOf('src')
    .map((source) => source.text)
    .join('\n')
  const databases = [...text.matchAll(/openStore\((?:storedKey\()?'([^']+)'/g)].map(([, name]) => name)
  const caches = [...text.matchAll(/_CACHE = '([^']+)'/g)].map(([, name]) => name)
  expect([databases.length, caches.length]).toEqual([2, 2])
  const page = storedPage()
  expect([...databases, ...caches].filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
