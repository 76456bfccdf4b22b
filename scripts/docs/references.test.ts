// @vitest-environment node
import { expect, it, test } from 'vitest'
import { deadCitations, deadReferences } from './references.ts'

const READINGS = {
  path: 'docs/readings.md',
  text: '# Readings\n\n| # | we assume |\n| --- | --- |\n| 7 | a thing (8) |\n',
}
const at = (path: string, text: string) => ({ path, text })
const deadIn = (text: string) => deadReferences([at('docs/page.md', text), at('docs/readings.md', '| 7 | a |')])

test.each([
  ['[a](nothing.md)', 'docs/page.md: no such file: nothing.md'],
  ['[a](../src/nothing.ts)', 'docs/page.md: no such file: ../src/nothing.ts'],
  ['[a](../../outside.md)', 'docs/page.md: no such file: ../../outside.md'],
  ['![a](screens/nothing.png)', 'docs/page.md: no such file: screens/nothing.png'],
  ['# A heading\n\n[a](#another-heading)', 'docs/page.md: no such heading: #another-heading'],
  ['[a](readings.md#nothing)', 'docs/page.md: no such heading: readings.md#nothing'],
  ['as ADR 999 says', 'docs/page.md: no such ADR: 999'],
  ['a guess (readings, 999)', 'docs/page.md: no such reading: 999'],
  ['Reading 998 says', 'docs/page.md: no such reading: 998'],
])('reports the dead reference in %j', (text, problem) => {
  expect(deadIn(text)).toEqual([problem])
})

test.each([
  '[a](../README.md)',
  '[a](adr)',
  '[a](https://host.example/nothing.md)',
  '# A `code`, twice!\n\n## A `code`, twice!\n\n[a](#a-code-twice) [b](#a-code-twice-1)',
  'ADR 14 and (readings, 7)',
  '```\n[a](nothing.md)\n```',
])('accepts %j', (text) => {
  expect(deadIn(text)).toEqual([])
})

it('reports a number in parentheses of a reading that is not a reading', () => {
  expect(deadReferences([READINGS])).toEqual(['docs/readings.md: no such reading: 8'])
})

it('reports a dead citation that a comment breaks over two lines', () => {
  const sources = [at('src/a.ts', '/**\n * A guess (readings,\n * 12).\n */')]
  const known = { decisions: new Set<number>(), readings: new Set([7]) }
  expect(deadCitations(sources, known)).toEqual(['src/a.ts: no such reading: 12'])
})
