// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameFiles } from './name-files.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-names-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const BUILD: Record<string, string> = {
  'entry.js': 'import("./table.js"),import(`./kit.js`)',
  'table.js': 'import(`./krs.js`),at("assets/krs.css"),at("assets/kit.js"),"./other.js"',
  'krs.js': 'import{a}from"./kit.js";say("rencana")',
  'krs.css': '.a{}',
  'kit.js': 'export{a}',
  'letter-abc.woff2': 'font',
}
const build = (changed: Record<string, string> = {}) => {
  rmSync(join(dir, 'assets'), { recursive: true, force: true })
  mkdirSync(join(dir, 'assets'))
  for (const [name, text] of Object.entries({ ...BUILD, ...changed })) writeFileSync(join(dir, 'assets', name), text)
  const { names, translated } = nameFiles(dir, 'table.js', ['assets/entry.js'])
  const textOf = (name: string) => readFileSync(join(dir, names.get(`assets/${name}`) ?? 'no such file'), 'utf8')
  return { names, translated, textOf, files: readdirSync(join(dir, 'assets')).toSorted() }
}

test('names each script and style by its content and keeps names that the bundler has set', () => {
  const { files } = build()
  expect(files).toHaveLength(6)
  for (const file of files.filter((name) => !name.endsWith('.woff2'))) expect(file).toMatch(/^\w+-[\w-]{8}\.(js|css)$/)
  expect(files).toContain('letter-abc.woff2')
})

test('renames only the changed file and the screen table when one word changes', () => {
  const before = build()
  const after = build({ 'krs.js': 'import{a}from"./kit.js";say("susunan")' })
  const changed = after.files.filter((name) => !before.files.includes(name))
  expect(changed.map((name) => name.replace(/-.*/, ''))).toEqual(['krs', 'table'])
  expect(after.translated['/assets/kit.js']).toBe(before.translated['/assets/kit.js'])
})

test('writes final names into the table for files only it names; the document translates the others', () => {
  const { names, translated, textOf } = build()
  expect(textOf('table.js')).toBe(
    `import(\`./${names.get('assets/krs.js')?.slice(7)}\`),at("${names.get('assets/krs.css')}"),at("assets/kit.js"),"./other.js"`,
  )
  expect(textOf('krs.js')).toBe(BUILD['krs.js'])
  expect(Object.keys(translated)).toEqual(['/assets/kit.js', '/assets/table.js'])
  expect(translated['/assets/kit.js']).toBe(`/${names.get('assets/kit.js')}`)
})

test("leaves a style to the document's translation when a second file names it too", () => {
  const { translated, textOf } = build({ 'kit.js': 'at("assets/krs.css")' })
  expect(translated['/assets/krs.css']).toBeDefined()
  expect(textOf('table.js')).toContain('at("assets/krs.css")')
})
