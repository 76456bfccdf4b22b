// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Source, sourcesOf } from './sources.ts'

const DECISIONS = 'docs/adr'
const ROOMS = ['docs', 'openapi', 'scripts', 'src', 'tests']
const AT_THE_TOP = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md']

const documents = [
  ...AT_THE_TOP.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...ROOMS.flatMap((room) => sourcesOf(room, /\.md$/)),
]
const decisions = new Map(
  sourcesOf(DECISIONS, /^\d{4}-/).map(({ path }) => [Number(/\/(\d{4})-/.exec(path)?.[1]), path]),
)

/** Where the links of a document lead, of those that stay in the repository. */
const linksOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) => join(dirname(path), link))

test('every link of a document leads to a file', () => {
  const links = documents.flatMap((document) => linksOf(document).map((link) => ({ in: document.path, link })))
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ link }) => !existsSync(link))).toEqual([])
})

test('every decision stands in the list of decisions', () => {
  const listed = documents.filter(({ path }) => path === `${DECISIONS}/README.md`).flatMap(linksOf)
  expect(listed.toSorted()).toEqual([...decisions.values()].toSorted())
})

test('a decision that is named by its number exists', () => {
  const named = ROOMS.flatMap((room) => sourcesOf(room, /\.(ts|tsx|mjs|md|yaml|css)$/)).flatMap(({ path, text }) =>
    [...text.matchAll(/\bADR (\d+)/g)].map(([, number]) => ({ path, number: Number(number) })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([])
})
