// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { matchQuery } from './match-query.ts'

const matches = (pattern: readonly unknown[], key: readonly unknown[]): boolean => {
  const client = new QueryClient()
  client.setQueryData(key, {})
  const [query] = client.getQueryCache().getAll()
  return query !== undefined && matchQuery({ queryKey: pattern }, query)
}

it.each([
  [['/v1/seminar/*'], ['/v1/seminar/12'], true],
  [['/v1/seminar/*'], ['/v1/seminar/12', { page: 2 }], true],
  [['/v1/seminar/*'], ['/v1/seminar'], false],
  [['/v1/seminar/*'], ['/v1/seminar/12/resume'], false],
  [['/v2/a/*/b/*'], ['/v2/a/1/b/2'], true],
  [['/v2/a/*/b/*'], ['/v2/a/1/c/2'], false],
  [['/v1/seminar/*'], [12], false],
  [['/v1/seminar'], ['/v1/seminar', { page: 2 }], true],
  [['/v1/seminar'], ['/v1/seminar/12'], false],
  [['/v1/mahasiswa/1/krs'], ['/v1/mahasiswa/2/krs'], false],
])('%j against %j is %s', (pattern, key, expected) => {
  expect(matches(pattern, key)).toBe(expected)
})
