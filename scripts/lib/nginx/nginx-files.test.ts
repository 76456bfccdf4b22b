// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { packedForms, shareAssets, writePublicFiles } from './nginx-files.mjs'

const LONG = 'a student reads this again and again. '.repeat(40)
let folder = ''
const dist = () => join(folder, 'dist')
const out = () => join(folder, 'out')
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(dist(), name)), { recursive: true })
  writeFileSync(join(dist(), name), text)
}
const served = () =>
  readdirSync(join(out(), 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
  write('index.html', `first ${LONG}`)
  write('shell.json', '{}')
  write('.vite/manifest.json', '{}')
  write('.env', 'secret')
  write('assets/a-1.js', LONG)
  write('assets/letter.woff2', LONG)
  write('assets/tiny.js', 'x')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('publishes only public files, with compressed forms where those are smaller', () => {
  writePublicFiles(dist(), out())
  expect(served()).toEqual([
    'a-1.js',
    'a-1.js.br',
    'a-1.js.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'letter.woff2',
    'tiny.js',
  ])
  expect(readFileSync(join(out(), 'shell.json'), 'utf8')).toBe('{}')
})

test('compresses a file without loss and with the same output each time', () => {
  const bytes = Buffer.from(LONG)
  const forms: { name: string; bytes: Buffer }[] = packedForms('a.js', bytes)
  const [plain, gz, br] = forms
  expect(plain).toEqual({ name: 'a.js', bytes })
  expect(gunzipSync(gz?.bytes ?? '').toString()).toBe(LONG)
  expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(LONG)
  expect(packedForms('a.js', bytes)).toEqual([plain, gz, br])
})

it('replaces the previous build but keeps the assets that open tabs still request', () => {
  writePublicFiles(dist(), out())
  rmSync(join(dist(), 'assets/a-1.js'))
  write('assets/a-2.js', LONG)
  write('index.html', 'second')
  writePublicFiles(dist(), out())
  expect(readFileSync(join(out(), 'public/index.html'), 'utf8')).toBe('second')
  expect(existsSync(join(out(), 'public/index.html.gz')), 'no packed form of the old document').toBe(false)
  expect(served()).toEqual(expect.arrayContaining(['a-1.js', 'a-1.js.gz', 'a-2.js', 'a-2.js.br']))
})

test('stores the assets of all releases in one folder and shares the assets of an image', () => {
  writePublicFiles(dist(), join(out(), 'releases/1'), out())
  expect(existsSync(join(out(), 'assets/a-1.js.gz'))).toBe(true)
  expect(existsSync(join(out(), 'releases/1/public/assets'))).toBe(false)
  writePublicFiles(dist(), join(out(), 'image'))
  shareAssets(join(out(), 'image'), join(out(), 'shared'))
  expect(readdirSync(join(out(), 'shared/assets')).sort()).toEqual(readdirSync(join(out(), 'assets')).sort())
})
