// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILD_TARGET, FLOOR, STYLE_TARGETS } from '../../scripts/lib/floor/floor.mjs'
import { sourcesOf } from './sources.ts'

const { chrome, edge, firefox, safari, ios } = FLOOR
const SENTENCE = `Chrome and Edge ${chrome}, Firefox ${firefox} (ESR), Safari ${safari}`

test.each(['README.md', 'docs/adopt.md', 'docs/adr/house/0023-the-browser-floor.md'])(
  '%s lists the browsers that the builds target',
  (file) => {
    expect([edge, ios]).toEqual([chrome, safari])
    expect(readFileSync(file, 'utf8')).toContain(SENTENCE)
  },
)

test('builds scripts and styles for the same browsers', () => {
  expect(BUILD_TARGET).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`])
  const versions = Object.fromEntries(
    Object.entries(STYLE_TARGETS).map(([name, bits]) => [name, `${bits >> 16}.${(bits >> 8) & 255}`]),
  )
  expect(versions).toEqual({
    chrome: `${chrome}.0`,
    edge: `${edge}.0`,
    firefox: `${firefox}.0`,
    safari,
    ios_saf: ios,
  })
})

test('sets the build target in one place for all browser builds', () => {
  const config = { path: 'vite.config.ts', text: readFileSync('vite.config.ts', 'utf8') }
  const builds = [config, ...sourcesOf('scripts/vite', /\.ts$/)].filter(({ text }) =>
    /\bbuild\(\{|defineConfig\(|\btransform\(\{/.test(text),
  )
  const targets = builds.flatMap(({ path, text }) =>
    [...text.matchAll(/^\s+(?:cssT|t)argets?: (\S+?),/gm)].map(([, target]) => `${path}: ${target}`),
  )
  expect(targets.toSorted()).toEqual([
    'scripts/vite/boot/critical-css.ts: STYLE_TARGETS',
    'scripts/vite/boot/shell.ts: BUILD_TARGET',
    'scripts/vite/push-worker.ts: BUILD_TARGET',
    'scripts/vite/worker.ts: BUILD_TARGET',
    'vite.config.ts: BUILD_TARGET',
  ])
  expect(new Set(targets.map((target) => target.split(':')[0]))).toEqual(new Set(builds.map(({ path }) => path)))
})
