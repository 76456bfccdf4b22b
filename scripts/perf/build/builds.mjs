// Builds everything that is measured into .cache/perf when it is missing or older than its sources.
import { join, resolve } from 'node:path'
import { isFresh } from '../../lib/fresh.mjs'
import { run } from '../../lib/setup.mjs'

const HOME = '.cache/perf'
const FLOORS = 'scripts/perf/floors'
/** Builds the production build. @returns its folder @throws Error with the output when the build fails */
export const buildPortal = () => {
  const dir = `${HOME}/portal`
  if (isFresh(join(dir, 'index.html'))) return dir
  console.log('Building the portal …')
  const { ok, output } = run('vite', ['build', '--logLevel', 'warn', '--outDir', dir, '--emptyOutDir'])
  if (!ok) throw new Error(`The build failed:\n${output}`)
  return dir
}

/** Builds a baseline page. @param {'react' | 'sign-in' | 'static'} name @returns its folder */
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
