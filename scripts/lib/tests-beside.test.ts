// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contractTestsOf, screensOfChange, testsBeside } from './tests-beside.mjs'

const home = process.cwd()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-beside-'))
  process.chdir(folder)
  mkdirSync('src/shared/ui', { recursive: true })
  writeFileSync('src/shared/wait.test.ts', `import { wait } from './wait.ts'`)
  writeFileSync('src/shared/retry.test.ts', `import { wait } from './wait.ts'\nimport { retry } from './retry.ts'`)
  writeFileSync('src/shared/clock.test.ts', `import { clock } from './clock.ts'`)
  writeFileSync('src/shared/ui/button.test.tsx', `import { wait } from '#shared/wait.ts'`)
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test.each([
  ['its own test and the tests of its folder that import it', ['src/shared/wait.ts'], ['retry', 'wait']],
  ['a changed test', ['src/shared/clock.test.ts'], ['clock']],
  ['a test with another file extension', ['src/shared/clock.tsx'], ['clock']],
  ['each test once', ['src/shared/retry.ts', 'src/shared/wait.ts'], ['retry', 'wait']],
  ['none for texts and styles', ['src/shared/wait.css', 'docs/clock.md'], []],
  ['none for a folder that is gone', ['src/gone/clock.ts'], []],
])('selects the tests next to a change: %s', (_, changed, names) => {
  expect(testsBeside(changed)).toEqual(names.map((name) => `src/shared/${name}.test.ts`))
})

test.each([
  ['a screen of the subject', ['src/features/acara/seminar/page.tsx'], ['/seminar', '/seminar/:id']],
  ['a text of the subject', ['src/features/acara/seminar/locales/id.json'], ['/seminar', '/seminar/:id']],
  ['a file that two subjects of a folder share', ['src/features/acara/files.tsx'], []],
  ['a subject that is gone', ['src/features/gone/page.tsx'], []],
])('finds the screens that a change affects: %s', (_, changed, paths) => {
  mkdirSync('src/features/acara/seminar', { recursive: true })
  writeFileSync('src/features/acara/seminar/screens.ts', `{ path: '/seminar/:id' }, { path: '/seminar' }`)
  expect(screensOfChange(changed)).toEqual(paths)
})

test.each([
  ['src/kit/tabs/tabs.css', ['texts.test.ts']],
  ['openapi/cuti/paths.yaml', ['texts.test.ts', 'demo', 'flags', 'openapi']],
  ['flags/campuses/arunika.json', ['texts.test.ts', 'flags']],
  ['tools/demo/world/cuti.ts', ['texts.test.ts', 'demo']],
  ['CONTRIBUTING.md', ['texts.test.ts']],
  ['scripts/check.mjs', []],
])('selects the contract tests that a change of %s can break: %j', (file, names) => {
  mkdirSync('tests/contract', { recursive: true })
  writeFileSync('tests/contract/texts.test.ts', '')
  expect(contractTestsOf([file])).toEqual(names.map((name) => join('tests/contract', name)))
})
