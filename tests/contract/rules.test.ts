// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idsInTitles,
  opensScreen,
  readCoverage,
  readRules,
  readRulesOfNoScreen,
  rulesTable,
} from '../../scripts/rules-table.mjs'

const rules = readRules()
const coverage = readCoverage()
const ofNoScreen = readRulesOfNoScreen()
const tested = rules.filter(({ test }) => test !== 'none')
const known = new Set(rules.map(({ id }) => id))

describe('rules of the specification', () => {
  it('have a test', () => {
    const untested = tested.filter(({ id }) => !coverage.has(id))
    expect(untested.map(({ id, test, statement }) => `${id} (${test}) ${statement}`)).toEqual([])
  })

  it('have a test that opens a screen, unless no screen shows them', () => {
    const unopened = tested.filter(({ id }) => !(id in ofNoScreen) && !coverage.get(id)?.some(opensScreen))
    expect(unopened.map(({ id, statement }) => `${id} ${statement}`)).toEqual([])
  })

  it('are shown by no screen only when the specification does not ask for a test that opens one', () => {
    const kinds = new Map(rules.map(({ id, test }) => [id, test]))
    expect(Object.keys(ofNoScreen).filter((id) => !['unit', 'http'].includes(kinds.get(id) ?? ''))).toEqual([])
    for (const reason of Object.values(ofNoScreen)) expect(reason).toMatch(/^\w.{10,}/)
  })

  it('exist when a test title names them', () => {
    const unknown = [...coverage].filter(([id]) => !known.has(id)).map(([id, files]) => `${id} in ${files.join(', ')}`)
    expect(unknown).toEqual([])
  })

  it('are up to date in docs/rules.md: node scripts/rules-table.mjs', () => {
    expect(readFileSync('docs/rules.md', 'utf8')).toBe(rulesTable(rules, coverage, ofNoScreen))
  })
})

// Kept out of the rows, so that the examples below do not count as titles of this file.
const A = 'R5-001'
const B = 'R4-004'
const C = 'R2-049'

describe('idsInTitles', () => {
  it.each([
    [`test('[${A}] a phone', () => {})`, [A]],
    [`  it("[${B}] [${A}] one", async () => {})`, [B, A]],
    [`test(\`[${A}] a \` + thing, () => {})`, [A]],
    [`test.each([[1]])(\n  '[${A}] a %s',\n  (x) => {})`, [A]],
    [`test.each([\n  ['${C}', 'a'],\n  [\n    '${B}',\n    'b',\n  ],\n])('[%s] a %s', () => {})`, [C, B]],
    [`it.each([['${C}', 1]])('[${A}] [%s] failed', () => {})`, [A, C]],
    [`test('[${A}] a', f)\ntest('[${A}] b', f)`, [A]],
    [`const url = 'https://a.example' // no title\ntest('[${A}] a', f)`, [A]],
  ])('finds the ids in %j', (source, found) => {
    expect(idsInTitles(source)).toEqual(found)
  })

  it.each([
    `// test('[${A}] a', f)`,
    `/* test('[${A}] a', f) */`,
    `test('a [${A}] in the middle', f)`,
    `test.skip('[${A}] a', f)`,
    `test.todo('[${A}] a')`,
    `it.fails('[${A}] a', f)`,
    `test.each([['${C}', 'a']])('a %s', f)`,
    `test('${A} a', f)`,
    '',
  ])('finds no ids in %j', (source) => {
    expect(idsInTitles(source)).toEqual([])
  })

  it('finds every id in any number of titles and tables', () => {
    const id = fc.constantFrom(...known)
    const title = fc.array(id, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(title), fc.array(id), (titles, cells) => {
        const tests = titles.map((own) => `test('${own.map((one) => `[${one}] `).join('')}a person', () => {})`)
        const table = `test.each([\n${cells.map((cell) => `  ['${cell}', 1],`).join('\n')}\n])('[%s] %d', () => {})`
        expect(new Set(idsInTitles([...tests, table].join('\n')))).toEqual(new Set([...titles.flat(), ...cells]))
      }),
    )
  })

  it('finds every id that a test file of the project writes in brackets', () => {
    const files = new Set([...coverage.values()].flat())
    expect(files.size).toBeGreaterThan(10)
    expect(files).not.toContain('tests/contract/rules.test.ts')
    for (const path of files) {
      const source = readFileSync(path, 'utf8')
      const written = [...source.matchAll(/\[(R\d+-\d{3})\]/g)].map(([, id]) => id)
      expect(idsInTitles(source), path).toEqual(expect.arrayContaining(written))
    }
  })

  it.each([
    { id: 'R2-052', path: 'src/flags/menu/menu.test.ts' },
    { id: 'R8-014', path: 'src/shared/ui/state/surfaces.test.tsx' },
    { id: 'R2-036', path: 'src/flags/menu/menu.test.ts' },
  ])('maps $id to $path', ({ id, path }) => {
    expect(coverage.get(id)).toContain(path)
  })
})

describe('rules table', () => {
  const RULES = [
    { id: 'X1', statement: `Given a | b, then ${'x'.repeat(120)}.`, test: 'unit' },
    { id: 'X2', statement: 'Short.', test: 'e2e' },
    { id: 'X3', statement: 'Whole.', test: 'none' },
    { id: 'X4', statement: 'Another.', test: 'unit' },
  ]
  const text = rulesTable(RULES, new Map([['X4', ['src/a/b.test.ts', 'tests/e2e/c.e2e.ts']]]), { X1: 'a header' })
  const cellsOf = (id: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`| ${id} `))
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim())

  it('counts the rules with a test per kind', () => {
    expect(text).toContain('Rules with a test: e2e 0 of 1, unit 1 of 2.')
  })

  it('truncates long statements and escapes vertical bars', () => {
    expect(cellsOf('X1')?.[2]).toMatch(/^Given a \\\| b, then x+…$/)
    expect(cellsOf('X1')?.slice(4, 6)).toEqual(['a header', 'none yet'])
  })

  it('links the tests of a rule and explains a rule without tests', () => {
    expect(cellsOf('X4')?.[4]).toBe('opened')
    expect(cellsOf('X4')?.[5]).toBe('[b.test.ts](../src/a/b.test.ts), [c.e2e.ts](../tests/e2e/c.e2e.ts)')
    expect(cellsOf('X2')?.slice(4, 6)).toEqual(['not opened yet', 'none yet'])
    expect(cellsOf('X3')?.[5]).toBe('states nothing that a test could show')
  })
})
