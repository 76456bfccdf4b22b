// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareRuns, diffLines, readRun } from './compare.mjs'
import { reportPage } from './report.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (run: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, run, name, '..'), { recursive: true })
    writeFileSync(join(folder, run, name), text)
  }
  return readRun(join(folder, run))
}

const RUN = { 'UBK/menu-id.txt': 'Nilai', 'TSM/menu-id.txt': 'Nilai', 'TSM/menu-en.txt': 'Grades' }

test('the same run twice differs in nothing', () => {
  expect(compareRuns(write('a', RUN), write('b', RUN))).toEqual({ added: [], removed: [], changed: [], campuses: [] })
})

test('a change of one campus is a difference of that campus only', () => {
  const { changed, campuses } = compareRuns(write('a', RUN), write('b', { ...RUN, 'UBK/menu-id.txt': 'SKPI' }))
  expect([changed, campuses]).toEqual([['UBK/menu-id.txt'], ['UBK']])
})

test('a campus that came and one that went are told apart', () => {
  const { 'UBK/menu-id.txt': _, ...without } = RUN
  const { added, removed, campuses } = compareRuns(write('a', RUN), write('b', { ...without, 'NEW/menu-id.txt': 'x' }))
  expect([added, removed, campuses]).toEqual([['NEW/menu-id.txt'], ['UBK/menu-id.txt'], ['NEW', 'UBK']])
})

test('files beside the campuses and files that are not meant do not count', () => {
  write('a', { ...RUN, 'UBK/login.png': 'x' })
  writeFileSync(join(folder, 'a', 'index.html'), 'x')
  expect([...readRun(join(folder, 'a'), (name) => name.endsWith('.txt')).keys()]).toEqual(Object.keys(RUN).sort())
  expect(readRun(join(folder, 'nothing')).size).toBe(0)
})

test('the difference of two menus names the lines that came and went', () => {
  expect(diffLines('KRS\n  KRSS\nNilai', 'KRS\nNilai\nSKPI')).toEqual(['−   KRSS', '+ SKPI'])
})

test('whatever two texts are, the difference leads from one to the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const sorted = (list: string[]) => [...list].sort()
      const gone = lines.filter((line) => line.startsWith('− ')).map((line) => line.slice(2))
      const came = lines.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2))
      expect(sorted([...before.split('\n'), ...came])).toEqual(sorted([...after.split('\n'), ...gone]))
      expect(lines.length === 0).toBe(before === after)
    }),
  )
})

test('a campus id with markup is text in the report', () => {
  const campus = '<img src=x>'
  const page = reportPage({
    summary: '<b>',
    widths: [360],
    campuses: [{ campus, menus: [], differences: [], isChanged: () => true }],
  })
  expect(page).not.toContain('<img src=x>')
  expect(page).not.toContain('<b>')
  expect(page.match(/class="changed"/g)).toHaveLength(4) // login and dashboard in two languages
})
