// @vitest-environment node
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
const inFolder = (name: string) => join(folder, name)
const deploy = (config: string, ...more: string[]) => {
  writeFileSync(inFolder('config.json'), config)
  const args = ['--config', inFolder('config.json'), '--dist', inFolder('dist'), '--out', inFolder('out'), ...more]
  return spawnSync(process.execPath, ['scripts/deploy-nginx.mjs', ...args], { encoding: 'utf8' })
}
const GOOD = '{ "gatewayUrl": "/gateway", "multisiteConfigUrl": "https://multisite.example.ac.id" }'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
  mkdirSync(inFolder('dist'))
  writeFileSync(inFolder('dist/index.html'), 'x')
  writeFileSync(inFolder('dist/shell.json'), '{ "scripts": [], "styles": [] }')
})
afterEach(() => rmSync(folder, { recursive: true }))

const TEXTS = ['config.json', 'http.conf', 'nginx.conf', 'public', 'security-headers.conf', 'shell.json', 'site.conf']
const current = () => realpathSync(inFolder('out/current'))
const inCurrent = (name: string) => readFileSync(join(current(), name), 'utf8')
const build = (name: string) => {
  writeFileSync(inFolder('dist/index.html'), name)
  writeFileSync(inFolder('dist/shell.json'), JSON.stringify({ scripts: [`'sha256-${name}='`], styles: [] }))
  mkdirSync(inFolder('dist/assets'), { recursive: true })
  writeFileSync(inFolder(`dist/assets/${name}.js`), name)
}
/** Returns what nginx serves after a reload: the document and its header. */
const served = () => {
  const root = /^root "(.*)";$/m.exec(inCurrent('site.conf'))?.[1] ?? ''
  const headers = /include "(.*security-headers.conf)"/.exec(inCurrent('site.conf'))?.[1] ?? ''
  return {
    document: readFileSync(join(root, 'index.html'), 'utf8'),
    header: /sha256-(\w+)=/.exec(readFileSync(headers, 'utf8'))?.[1],
  }
}

test('writes the files, the configuration and the matching config.json with one command', () => {
  const { status, stdout } = deploy(GOOD, '--proxy', '/gateway=http://127.0.0.1:8081')
  expect(status).toBe(0)
  expect(stdout).toBe(`nginx -p ${inFolder('out')} -c ${inFolder('out/current/nginx.conf')}\n`)
  expect(readdirSync(current()).sort()).toEqual([...TEXTS].sort())
  expect(inCurrent('config.json')).toBe(GOOD)
})

test('keeps the document and the headers of the previous release together until nginx reloads', () => {
  build('first')
  deploy(GOOD)
  const before = served()
  const folder = current()
  build('second')
  deploy(GOOD)
  expect(before).toEqual({ document: 'first', header: 'first' })
  expect(readFileSync(join(folder, 'public/index.html'), 'utf8')).toBe('first')
  expect(readFileSync(join(folder, 'site.conf'), 'utf8')).toContain(folder)
  expect(served()).toEqual({ document: 'second', header: 'second' })
  expect(readdirSync(inFolder('out/assets'))).toEqual(['first.js', 'second.js'])
})

const serve = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/deploy-nginx.mjs', ...args, '--out', inFolder('out')], { encoding: 'utf8' })
const back = () => serve('--back')
const release = (name: string) => {
  build(name)
  deploy(GOOD)
  return basename(current())
}

test('rolls back to the complete previous release with one command', () => {
  release('first')
  const second = release('second')
  expect(back().status).toBe(0)
  expect(served()).toEqual({ document: 'first', header: 'first' })
  const { status, stderr } = back()
  expect(status).toBe(1)
  expect(stderr).toContain('no release was served before')
  expect(stderr, 'says what can be named').toContain(`--release ${second}`)
  expect(served().document).toBe('first')
})

test('skips withdrawn releases when it rolls back', () => {
  release('good')
  release('bad')
  back()
  release('mended')
  expect(back().status).toBe(0)
  expect(served()).toEqual({ document: 'good', header: 'good' })
  release('again')
  release('worse')
  back()
  expect(served().document).toBe('again')
  back()
  expect(served().document).toBe('good')
})

test('serves a withdrawn release when it is named, and changes nothing for an unknown name', () => {
  release('good')
  const bad = release('bad')
  back()
  expect(serve('--release', bad).status).toBe(0)
  expect(served().document).toBe('bad')
  const { status, stderr } = serve('--release', '2020-01-01')
  expect([status, served().document]).toEqual([1, 'bad'])
  expect(stderr).toContain('no release 2020-01-01')
  back()
  expect(served().document).toBe('good')
})

test('rolls back by release name without a record, and skips a release that was removed', () => {
  release('first')
  const second = release('second')
  release('third')
  rmSync(inFolder('out/served'))
  back()
  expect(served().document).toBe('second')
  release('fourth')
  rmSync(inFolder(`out/releases/${second}`), { recursive: true })
  back()
  expect(served().document).toBe('first')
})

test('keeps serving the current release when a deployment fails', () => {
  build('first')
  deploy(GOOD)
  build('second')
  expect(deploy('{ "gatewayUrl": "https://a;script-src" }').status).toBe(1)
  expect(served()).toEqual({ document: 'first', header: 'first' })
})

test('shares the assets of releases that are deployed with --files', () => {
  for (const name of ['first', 'second']) {
    rmSync(inFolder('dist'), { recursive: true })
    mkdirSync(inFolder('dist'))
    build(name)
    const image = inFolder(`image-${name}`)
    spawnSync(process.execPath, ['scripts/deploy-files.mjs', inFolder('dist'), image])
    expect(deploy(GOOD, '--files', image, '--assets', inFolder('shared')).status).toBe(0)
  }
  expect(readdirSync(inFolder('shared/assets'))).toEqual(['first.js', 'second.js'])
  expect(readFileSync(inFolder('out/site.conf'), 'utf8')).toContain(`root "${inFolder('shared')}";`)
})

test('reports a path that no server answers', () => {
  expect(deploy(GOOD).stdout).toContain('config.json says /gateway and no --proxy answers it')
})

test.each([
  ['{ "gatewayUrl": ', [], /config\.json: .*JSON/],
  ['[]', [], /config\.json: expected an object/],
  ['{ "gatewayUrl": "https://a;script-src" }', [], /config\.json: gatewayUrl: expected an address with a plain host/],
  [GOOD, ['--listen', '80; }'], /--listen 80; }: expected a port/],
  [GOOD, ['--proxy', '/gateway'], /--proxy \/gateway: expected a path and/],
  [GOOD, ['--files', '/nowhere'], /\/nowhere: no public\/ folder in it/],
  [GOOD, ['--dist', '/nowhere'], /\/nowhere: no build in it \(npm run build\)/],
  [GOOD, ['--lisen', '8080'], /--lisen/],
])('exits with an error for %s with the options %j and writes no configuration', (config, more, sentence) => {
  const { status, stderr } = deploy(config, ...more)
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
  for (const name of ['out/nginx.conf', 'out/current']) expect(existsSync(inFolder(name))).toBe(false)
})
