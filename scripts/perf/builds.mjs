// Everything that is measured is built here, into .cache/perf, when it is missing or older than its sources.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../lib/setup.mjs'

const HOME = '.cache/perf'
const FLOORS = 'scripts/perf/floors'
const SOURCES = [
  'src',
  'flags',
  'generated',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const newest = (path) => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isFresh = (dir, sources) => {
  const document = join(dir, 'index.html')
  return existsSync(document) && statSync(document).mtimeMs > Math.max(...sources.map(newest))
}

/** The production build. @returns its folder @throws Error with the output when the build failed */
export const buildPortal = () => {
  const dir = `${HOME}/portal`
  if (isFresh(dir, SOURCES)) return dir
  console.log('Building the portal …')
  const { ok, output } = run('vite', ['build', '--logLevel', 'warn', '--outDir', dir, '--emptyOutDir'])
  if (!ok) throw new Error(`The build failed:\n${output}`)
  return dir
}

/** A floor: the least that a page can be. @param {'react' | 'static'} name @returns its folder */
export const buildFloor = async (name) => {
  const dir = `${HOME}/floor-${name}`
  if (isFresh(dir, [`${FLOORS}/${name}`])) return dir
  const { build } = await import('vite')
  await build({
    root: resolve(FLOORS, name),
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: resolve(dir), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return dir
}
