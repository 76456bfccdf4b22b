// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PROMISES = 22
const UNBUILT = 'of a screen not yet built'

const rows = readFileSync('docs/promises.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| *\d+ *\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', words = '', link = '', title = '', figure = '']) => {
    const file = /\(\.\.\/(.+)\)/.exec(link)?.[1] ?? ''
    return { promise: Number(promise), words, file, title, figure }
  })

test('lists every promise', () => {
  const named = new Set(rows.map(({ promise }) => promise))
  expect([...named].toSorted((a, b) => a - b)).toEqual(Array.from({ length: PROMISES }, (_, index) => index + 1))
})

test.each(rows.filter(({ title }) => title !== UNBUILT))(
  'promise $promise has a test: $title',
  ({ file, title, figure }) => {
    expect(title).not.toBe('')
    expect(figure).not.toBe('')
    const [, after] = readFileSync(file, 'utf8').split(title)
    expect(after, 'a test with this title').toBeDefined()
    expect(after, 'npm test runs it').not.toMatch(/^[^'`\n]*['`],\s*AUDIT_ONLY/)
  },
)

test('lists a promise without a test only for a screen that is not built yet', () => {
  for (const { title, figure, file } of rows.filter((row) => row.file === '')) {
    expect([title, file]).toEqual([UNBUILT, ''])
    expect(figure).toMatch(/^\/[\w-]+$/) // address of the screen
  }
})

test('SECURITY.md repeats only promises of this table, with their tests', () => {
  const repeated = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (.+?) +\| \[[^\]]+\]\((.+?)\) +\|$/gm)]
  expect(repeated.length).toBeGreaterThan(10)
  const known = new Set(rows.map(({ words, file }) => `${words}: ${file}`))
  expect(repeated.map(([, words, file]) => `${words}: ${file}`).filter((row) => !known.has(row))).toEqual([])
})
