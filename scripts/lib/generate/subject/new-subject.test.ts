// @vitest-environment node
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The output of `npm run new-subject` passes the checks unchanged. Runs in a copy of the tree: types, lint, format, the
// scaffold's own tests against the simulated gateway, and the contract tests of its texts and words. The rest of `npm
// run check` covers the whole tree.

const FOLDERS = ['src', 'tools', 'generated', 'tests', 'scripts', 'flags']
const FILES = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile() && !/\.log$/.test(entry.name))
const LIST = 'listPengajuanCuti'
const WRITE = 'createPengajuanCuti'
/** The existing handlers of both operations. Removed in the copy, so that the operations are treated as new. */
const RULES = 'tools/demo/handlers/cuti.ts'

let root = ''
let written: string[] = []

/** Links the packages of this tree; files written beside them stay in the copy. */
const linkPackages = (): void => {
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((one) => !/^\.(?:vite|cache|installed)/.test(one)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(join(root, 'node_modules/.installed-lock'), lock)
}

/** Runs a program in the copy, as from a shell. @returns its output and whether it succeeded */
const run = (...args: string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((done) => {
    const { PATH, HOME } = process.env
    const options = { cwd: root, env: { PATH, HOME, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ ok: error === null, output: `${stdout}${stderr}` }),
    )
  })

const scaffold = async (...args: string[]): Promise<string[]> => {
  const { ok, output } = await run('scripts/new-subject.mjs', ...args)
  expect(ok, output).toBe(true)
  return output.split('\n').filter((line) => /^(?:src|tools)\//.test(line))
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'new-subject-'))
  for (const folder of FOLDERS) cpSync(folder, join(root, folder), { recursive: true })
  for (const { name } of FILES) cpSync(name, join(root, name))
  linkPackages()
  rmSync(join(root, RULES))
  written = [...(await scaffold('layanan', LIST, '--write', WRITE)), ...(await scaffold('bacaan', 'listPanduan'))]
}, 60_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('writes the folders of a read and a write, and the simulated gateway of the write', () => {
  expect(written.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(written.map((path) => basename(path))).toEqual(
    expect.arrayContaining(['screens.ts', 'cases.ts', 'add.tsx', 'add-action.ts', 'bacaan-page.test.tsx']),
  )
  expect(written.filter((path) => path.startsWith('tools/demo/')).toSorted()).toEqual([
    'tools/demo/handlers/layanan.ts',
    'tools/demo/world/layanan.ts',
  ])
})

test('generates code that passes types, lint, format and its own tests', async () => {
  const bin = (name: string) => join('node_modules', name)
  const checked = await Promise.all([
    run(bin('@biomejs/biome/bin/biome'), 'check', ...written),
    run(bin('oxlint/bin/oxlint'), ...written.filter((path) => /tsx?$/.test(path))), // types and project rules
  ])
  const tested = await run(
    bin('vitest/vitest.mjs'),
    ...['run', 'src/features/layanan', 'src/features/bacaan'],
    ...['tests/contract/texts.test.ts', 'tests/contract/search-words.test.ts', '-t', 'layanan|bacaan'],
  )
  const results = [...checked, tested]
  expect(results.filter(({ ok }) => !ok).map(({ output }) => output)).toEqual([])
}, 180_000)

test('rejects an existing subject and a write with rules of its own, with a reason', async () => {
  const again = await run('scripts/new-subject.mjs', 'bacaan', 'listPanduan')
  const ruled = await run(
    'scripts/new-subject.mjs',
    'skpi-baru',
    'listPengajuanJurnal',
    '--write',
    'createPengajuanJurnal',
  )
  expect([again.ok, ruled.ok]).toEqual([false, false])
  expect(again.output).toContain('has its screens already')
  expect(ruled.output).toContain('tools/demo/handlers/lock-jurnal.ts answers listPengajuanJurnal by its own rules')
  expect(existsSync(join(root, 'src/features/skpi-baru'))).toBe(false)
})
