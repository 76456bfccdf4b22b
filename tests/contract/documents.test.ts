// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DECISIONS = 'docs/adr'
const SOURCES = ['docs', 'openapi', 'scripts', 'src', 'tests']

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...SOURCES.flatMap((room) => filesIn(room, /\.md$/)),
]
const decisions = new Map(filesIn(DECISIONS, /^\d{4}-/).map((file) => [Number(/\/(\d{4})-/.exec(file)?.[1]), file]))

/** Where the links of a document lead, of those that stay in the repository. */
const linksOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) =>
    join(dirname(document), link),
  )

test('every link of a document leads to a file', () => {
  const links = documents.flatMap((document) => linksOf(document).map((link) => ({ document, link })))
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ link }) => !existsSync(link))).toEqual([])
})

test('every decision stands in the list of decisions', () => {
  const listed = linksOf(join(DECISIONS, 'README.md'))
  expect(listed.toSorted()).toEqual([...decisions.values()].toSorted())
})

test('a decision that is named by its number exists', () => {
  const named = SOURCES.flatMap((room) => filesIn(room, /\.(ts|tsx|mjs|md|yaml|css)$/)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bADR (\d+)/g)].map(([, number]) => ({ file, number: Number(number) })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([])
})
