// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { type Source, sourcesOf } from './sources.ts'

const DECISIONS = 'docs/adr'
/** Folder of outdated documents, which may name things that no longer exist. */
const HISTORY = 'docs/history'
const ROOMS = ['docs', 'openapi', 'scripts', 'src', 'tests', 'tools']
const AT_THE_TOP = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md']

const documents = [
  ...AT_THE_TOP.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...ROOMS.flatMap((room) => sourcesOf(room, /\.md$/)),
]
const decisions = new Map(
  [DECISIONS, HISTORY].flatMap((room) =>
    sourcesOf(room, /^\d{4}-/).map(({ path }): [number, string] => [Number(/\/(\d{4})-/.exec(path)?.[1]), path]),
  ),
)

/** Returns the targets of a document's links within the repository. */
const linksOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, link = '']) => join(dirname(path), link))

test('links only to files that exist', () => {
  const links = documents.flatMap((document) => linksOf(document).map((link) => ({ in: document.path, link })))
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ link }) => !existsSync(link))).toEqual([])
})

test('lists every decision in the list of decisions', () => {
  const listed = documents
    .filter(({ path }) => path === `${DECISIONS}/README.md`)
    .flatMap(linksOf)
    .filter((link) => link !== HISTORY)
  expect(listed.toSorted()).toEqual([...decisions.values()].toSorted())
})

test('names only decisions that exist', () => {
  const named = ROOMS.flatMap((room) => sourcesOf(room, /\.(ts|tsx|mjs|md|yaml|css)$/)).flatMap(({ path, text }) =>
    [...text.matchAll(/\bADR (\d+)/g)].map(([, number]) => ({ path, number: Number(number) })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => !decisions.has(number))).toEqual([])
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
const AUDIT_PARTS = [...audits, 'addresses', 'unknown', 'journeys', 'release']

/** Commands in the code spans and code blocks of the documents. */
const commands = [...documents, { path: 'deploy/README.md', text: readFileSync('deploy/README.md', 'utf8') }].flatMap(
  ({ path, text }) =>
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
