// npm run rules: writes docs/rules.md, which lists the tests of each rule of the specification. --check: fails on a
// difference.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TABLE = 'docs/rules.md'
const OF_NO_SCREEN = 'tests/contract/rules-of-no-screen.json'
const FOLDERS = ['src', 'tools', 'tests', 'scripts']
const TEST_FILE = /\.(test\.tsx?|e2e\.ts|audit\.ts)$/
const STATEMENT_CHARACTERS = 110

/**
 * @typedef {{ id: string, statement: string, test: string }} Rule
 * @typedef {Map<string, string[]>} Coverage
 */

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm
/** A title that begins with ids in brackets. Titles of skipped, failing and todo tests do not count. */
const TITLE = /(?<!\.(?:skip|todo|fails)\(\s*)(['"`])((?:\[(?:R\d+-\d+|%s)\] ?)+)/g
const TABLE_ROW = /\[\s*['"`](R\d+-\d+)['"`]\s*,/g

const ids = (text, pattern) => [...text.matchAll(pattern)].map(([, id = '']) => id)

/**
 * Returns the rule ids in the titles of a test file: '[R5-001] [R5-002] …', and the first cells of its tables when a
 * title takes its id from there: '[%s] …'.
 * @param {string} source text of the file
 * @returns {string[]} without duplicates, in order
 */
export const idsInTitles = (source) => {
  const code = source.replace(COMMENT, '')
  const titles = [...code.matchAll(TITLE)].map(([, , title = '']) => title)
  const own = titles.flatMap((title) => ids(title, /\[(R\d+-\d+)\]/g))
  const tables = titles.some((title) => title.includes('[%s]')) ? ids(code, TABLE_ROW) : []
  return [...new Set([...own, ...tables])]
}

/**
 * Returns the test files that name a rule in a title, by rule.
 * @returns {Coverage} paths from the root, in order
 */
export const readCoverage = () => {
  const files = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
    .toSorted()
  const coverage = new Map()
  for (const file of files) {
    for (const id of idsInTitles(readFileSync(join(ROOT, file), 'utf8')))
      coverage.set(id, [...(coverage.get(id) ?? []), file])
  }
  return coverage
}

const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

/** Reads the rules of the specification. @returns {Rule[]} */
export const readRules = () => read('tests/spec/rules.json').rows

/** Reads the rules that no screen shows, with the reason. @returns {Record<string, string>} */
export const readRulesOfNoScreen = () => read(OF_NO_SCREEN)

const RENDERS_SCREEN = /from '(?:#tests\/(?:render-screen|open-krs|open-makul)\.tsx?|\.\/(?:start|login-page)\.tsx)'/

/**
 * Returns whether a test file opens screens: in a browser, or rendered with the simulated gateway.
 * @param {string} path path from the root
 */
export const opensScreen = (path) =>
  /\.(e2e|audit)\.ts$/.test(path) ||
  (path.endsWith('.test.tsx') && RENDERS_SCREEN.test(readFileSync(join(ROOT, path), 'utf8')))

const cut = (text) => {
  const characters = [...text]
  return characters.length > STATEMENT_CHARACTERS
    ? `${characters.slice(0, STATEMENT_CHARACTERS).join('').trimEnd()}…`
    : text
}
const escapeMarkdown = (text) => text.replace(/[|*_<[\]\\`]/g, '\\$&')
const link = (path) => `[${escapeMarkdown(basename(path))}](../${path})`

const table = (head, rows) => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => [...row[column]].length)))
  const line = (cells) => `| ${cells.map((cell, i) => cell + ' '.repeat(widths[i] - [...cell].length)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n')
}

const summaryOf = (rules, coverage) =>
  [...new Set(rules.map(({ test }) => test))]
    .filter((kind) => kind !== 'none')
    .toSorted()
    .map((kind) => {
      const own = rules.filter(({ test }) => test === kind)
      return `${kind} ${own.filter(({ id }) => coverage.has(id)).length} of ${own.length}`
    })
    .join(', ')

/**
 * Returns the text of docs/rules.md.
 * @param {Rule[]} rules
 * @param {Coverage} coverage
 * @param {Record<string, string>} ofNoScreen reasons by rule
 */
export const rulesTable = (rules, coverage, ofNoScreen) => {
  const testsOf = ({ id, test }) => {
    if (coverage.has(id)) return coverage.get(id).map(link).join(', ')
    return test === 'none' ? 'states nothing that a test could show' : 'none yet'
  }
  const screenOf = ({ id, test }) => {
    if (test === 'none') return '–'
    return ofNoScreen[id] ?? ((coverage.get(id) ?? []).some(opensScreen) ? 'opened' : 'not opened yet')
  }
  const rows = rules.map((rule) => [
    rule.id,
    escapeMarkdown(cut(rule.statement)),
    rule.test,
    screenOf(rule),
    testsOf(rule),
  ])
  return `# Rules and their tests

Rules with a test: ${summaryOf(rules, coverage)}.

Written by \`node scripts/rules-table.mjs\` from the rules in \`tests/spec/rules.json\` and the ids in the titles of the
tests. The column _screen_ says whether one of the tests opens a screen, or why no screen shows the rule
(\`${OF_NO_SCREEN}\`). A test can not say how well it proves a rule; a reader of it can.

${table(['rule', 'statement', 'kind', 'screen', 'tests'], rows)}
`
}

const main = () => {
  const text = rulesTable(readRules(), readCoverage(), readRulesOfNoScreen())
  if (!process.argv.includes('--check')) writeFileSync(join(ROOT, TABLE), text)
  else if (readFileSync(join(ROOT, TABLE), 'utf8') !== text) {
    console.error(`${TABLE} is not what the tests say: run node scripts/rules-table.mjs and commit.`)
    process.exit(1)
  }
  console.log(/^Rules with.*$/m.exec(text)?.[0])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
