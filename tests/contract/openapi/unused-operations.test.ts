// @vitest-environment node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../bundle.ts'
import { type Source, sourcesOf } from '../sources.ts'

// The list says which operations wait for a screen. UPDATE_UNUSED=1 npx vitest run tests/contract/unused writes it anew.
const LIST = 'tests/contract/openapi/unused-operations.json'
type List = Record<string, { issue: string; operations: string[] }>

const IMPORT = /import \{([^}]*)\} from '#generated\/(?:client|login)\/[^']+'/g
const namesIn = ({ text }: Source): string[] =>
  [...text.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => !name.startsWith('type '))
const dynamic = ({ text }: Source) => text.includes("import('#generated/")

const product = sourcesOf('src').filter(({ path }) => !path.startsWith('src/tools/demo/'))
const imported = new Set(product.flatMap(namesIn))
const openly = product
  .filter(dynamic)
  .map(({ text }) => text)
  .join('\n')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const isUsed = ({ operationId }: { operationId: string }): boolean => {
  const shapes = new RegExp(
    `^(${operationId}|(use|get|prefetch|invalidate)${capital(operationId)}(|Query|QueryKey|QueryOptions|MutationOptions|Url))( as .*)?$`,
  )
  return [...imported].some((name) => shapes.test(name)) || new RegExp(`\\b${operationId}\\b`).test(openly)
}

const unused = operations.filter((operation) => !isUsed(operation))
const listed: List = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as List) : {}

const update = () => {
  const next: List = {}
  for (const {
    tags: [tag = ''],
    operationId,
  } of unused.toSorted((one, other) => one.operationId.localeCompare(other.operationId))) {
    next[tag] ??= { issue: listed[tag]?.issue ?? `screens of ${tag}`, operations: [] }
    next[tag].operations.push(operationId)
  }
  const sorted = Object.fromEntries(Object.entries(next).toSorted(([one], [other]) => one.localeCompare(other)))
  writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`)
  return sorted
}

it('operations that nothing in the product uses are exactly those that wait for a screen', () => {
  const list = process.env['UPDATE_UNUSED'] ? update() : listed
  const waiting = new Set(Object.values(list).flatMap((subject) => subject.operations))
  const missing = unused.filter(({ operationId }) => !waiting.has(operationId)).map(({ operationId }) => operationId)
  const done = [...waiting].filter((id) => !unused.some(({ operationId }) => operationId === id))
  console.info(
    `${operations.length - unused.length} of ${operations.length} operations are used, ${unused.length} wait for a screen`,
  )
  expect({ 'unused, but not in the list': missing, 'in the list, but used or gone': done }).toEqual({
    'unused, but not in the list': [],
    'in the list, but used or gone': [],
  })
})

it('every subject in the list says what it waits for, and its operations are its own', () => {
  for (const [tag, { issue, operations: waiting }] of Object.entries(listed)) {
    const own = operations.filter(({ tags }) => tags[0] === tag).map(({ operationId }) => operationId)
    expect(issue.trim(), tag).not.toBe('')
    expect(
      waiting.filter((id) => !own.includes(id)),
      tag,
    ).toEqual([])
  }
})
