// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { citedIn } from '../../scripts/docs/citations.ts'
import { outlineOf, targetOf } from '../../scripts/docs/markdown.ts'
import { knownIn, readDocuments } from '../../scripts/docs/pages.ts'
import { deadCitations, deadReferences } from '../../scripts/docs/references.ts'
import { stalePages } from '../../scripts/docs/written-pages.ts'
import { sourcesOf } from './sources.ts'

const LIST_OF_DECISIONS = 'docs/adr/README.md'
/** Folder of outdated documents, which may name things that no longer exist. */
const HISTORY = 'docs/history'
const ROOMS = ['docs', 'openapi', 'scripts', 'src', 'tests', 'tools']

const documents = readDocuments()
const known = knownIn(documents)

test('links only to files and headings that exist, and cites only decisions and readings that exist', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(deadReferences(documents)).toEqual([])
})

test('has the derived documents as the contract and the source say', () => {
  expect(stalePages()).toEqual([])
})

test('lists every decision in the list of decisions', () => {
  const { text } = documents.find(({ path }) => path === LIST_OF_DECISIONS) ?? { text: '' }
  const listed = outlineOf(text).targets.flatMap((target) => targetOf(LIST_OF_DECISIONS, target)?.file ?? [])
  expect(listed.filter((file) => file !== HISTORY).toSorted()).toEqual([...known.decisionFiles.values()].toSorted())
})

test('cites only decisions and readings that exist in code and contract', () => {
  const sources = ROOMS.flatMap((room) => sourcesOf(room, /\.(ts|tsx|mjs|yaml|css)$/))
  expect(sources.flatMap(citedIn).length).toBeGreaterThan(150)
  expect(deadCitations(sources, known)).toEqual([])
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** Returns the source of a script, which names the options that it accepts. */
const sourceOf = (script: string): string => {
  const [, file = ''] = /node (scripts\/[\w-]+\.mjs)/.exec(scripts[script] ?? '') ?? []
  return file ? readFileSync(file, 'utf8') : ''
}
const audits = readdirSync('tests/audit').flatMap((name) =>
  name.endsWith('.audit.ts') ? [name.replace('.audit.ts', '')] : [],
)
const AUDIT_PARTS = [...audits, 'addresses', 'unknown', 'scaffold', 'journeys', 'release']

/** Commands in the code spans and code blocks of the documents. */
const commands = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)]
    .flatMap(([, block = '', span = '']) => `${block}${span}`.split('\n'))
    .map((command) => ({ path, command: command.trim() })),
)

const problemOf = (command: string): string | null => {
  const [, script = '', rest = ''] = /^npm run ([\w:-]+)(?: -- (.*))?$/.exec(command) ?? []
  if (script && !(script in scripts)) return 'no such script'
  const words = rest.split(/\s+/).filter((word) => /^[a-z-]+$/.test(word))
  const options = words.filter((word) => word.startsWith('--') && !sourceOf(script).includes(word.slice(2)))
  if (options.length > 0) return `no such option: ${options.join(', ')}`
  const parts = words.filter((word) => !AUDIT_PARTS.some((part) => `${part}-`.startsWith(`${word}-`)))
  if (script === 'audit' && parts.length > 0) return `no such part: ${parts.join(', ')}`
  const [, file] = /^(?:[A-Z_]+=\S+ )*(?:node|npx vitest run) ((?:scripts|tests|src)\/\S+)/.exec(command) ?? []
  return file && !existsSync(file) ? 'no such file' : null
}

test('names only existing scripts, options and files in commands', () => {
  expect(commands.filter(({ command }) => command.startsWith('npm run ')).length).toBeGreaterThan(30)
  const problems = commands.flatMap(({ path, command }) => {
    const problem = problemOf(command)
    return problem ? [`${path}: ${command}: ${problem}`] : []
  })
  expect(problems).toEqual([])
})

test.each([
  ['npm run nothing', 'no such script'],
  ['npm run perf -- --slowly', 'no such option: --slowly'],
  ['npm run audit -- screenz', 'no such part: screenz'],
  ['UPDATE=1 npx vitest run tests/contract/unused', 'no such file'],
  ['npm run audit -- hostile', null],
])('checks the command %s: %s', (command, problem) => {
  expect(problemOf(command)).toBe(problem)
})

const ALL_ROOMS = ['deploy', 'docs', 'flags', 'generated', 'openapi', 'public', 'scripts', 'src', 'tests', 'tools']
const FILES = ALL_ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
)
const NAMES = new Set([...FILES, ...readdirSync('.')].map((file) => basename(file)))
const WORDS = new Set(
  ALL_ROOMS.filter((room) => room !== 'docs').flatMap((room) =>
    sourcesOf(room, /\.(ts|tsx|mjs|css|json|yaml)$/).flatMap(({ text }) => text.match(/[\w$]+/g) ?? []),
  ),
)

/** Returns why a code span names something that does not exist: a file, an identifier of ours or of an operation. */
const missingOf = (span: string): string | null => {
  if (/[*<>…{}]/.test(span)) return null
  const path = span.replace(/[:#]\S*$/, '').replace(/\/$/, '')
  if (ALL_ROOMS.some((room) => path.startsWith(`${room}/`)) && /^[\w./@-]+$/.test(path))
    return existsSync(path) ? null : 'no such file'
  if (/^[\w.-]+\.(?:ts|tsx|mjs|css|yaml)$/.test(span)) return NAMES.has(span) ? null : 'no such file'
  const [, name] = /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\(\))?$/.exec(span) ?? []
  return name === undefined || WORDS.has(name) || OF_LIBRARIES.has(name) ? null : 'no such name'
}

/** Library identifiers that the documents mention but the project does not use. */
const OF_LIBRARIES = new Set([
  ...['createBrowserRouter', 'patchRoutesOnNavigation', 'useBlocker', 'useMatches'], // react-router-dom
  ...['getXMockHandler', 'urlEncodeParameters', 'useOperationIdAsQueryKey'], // orval
])

test('quotes only files, identifiers and operations that exist', () => {
  const quoted = documents
    .filter(({ path }) => path !== 'CHANGELOG.md' && !path.startsWith(`${HISTORY}/`))
    .flatMap(({ path, text }) =>
      [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => ({ path, span })),
    )
  expect(quoted.length).toBeGreaterThan(1000)
  const missing = quoted.flatMap(({ path, span }) => {
    const problem = missingOf(span)
    return problem ? [`${path}: ${span}: ${problem}`] : []
  })
  expect(missing).toEqual([])
})

test.each([
  ['src/gateway/call/fetcher.ts', null],
  ['src/gateway/call/doorkeeper.ts', 'no such file'],
  ['doorkeeper.ts', 'no such file'],
  ['useAction', null],
  ['useDoorkeeper', 'no such name'],
  ['listPengajuanCuti', null],
])('checks the quotation %s: %s', (span, problem) => {
  expect(missingOf(span)).toBe(problem)
})
