// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('one command writes the files, the configuration and the config.json that its headers were made from', () => {
  const { status, stdout } = deploy(GOOD, '--proxy', '/gateway=http://127.0.0.1:8081')
  expect(status).toBe(0)
  expect(stdout).toBe(`nginx -p ${inFolder('out')} -c ${inFolder('out/nginx.conf')}\n`)
  expect(readdirSync(inFolder('out')).sort()).toEqual(
    ['config.json', 'http.conf', 'nginx.conf', 'public', 'security-headers.conf', 'shell.json', 'site.conf'].sort(),
  )
  expect(readFileSync(inFolder('out/config.json'), 'utf8')).toBe(GOOD)
})

test('a path that nothing answers is said', () => {
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
])('%s with %j ends with a sentence and writes no configuration', (config, more, sentence) => {
  const { status, stderr } = deploy(config, ...more)
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(existsSync(inFolder('out/nginx.conf'))).toBe(false)
})
