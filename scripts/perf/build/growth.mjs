// Budget 9: what four times the screens, flags and operations add to the first load in bytes and time.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { firstLoad } from '../first-load.mjs'
import { pairedRatio } from '../judge/ratio.mjs'
import { runRounds } from '../judge/rounds.mjs'
import { openPortal } from '../portal.mjs'
import { writeGrownCopy } from './growth-copy.mjs'

const HOME = '.cache/perf/growth'
const FACTOR = 4
const BYTES_PER_KB = 1000
const BYTES = { must: 6, aim: 1.5, unit: 'kB', timed: false }

/**
 * Builds a copy of the product that has grown by a factor.
 * @param {number} factor
 * @param {string} [home] folder for the copy
 * @returns {string} folder of the build
 * @throws Error when the build fails
 */
export const buildCopy = (factor, home = HOME) => {
  const root = join(home, `${factor}x`)
  const { routes, flags, operations } = writeGrownCopy(root, factor)
  console.log(`  ${factor}×: ${routes} routes, ${flags} flags, ${operations} operations`)
  // Runs in the copy's own folder: class names and the prerendered shell depend on it.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The build of the ${factor}× copy failed:\n${stdout}${stderr}`)
  return join(root, 'dist')
}

const bytesRow = (stage, small, large) => {
  const value = (firstLoad(large, stage).bytes - firstLoad(small, stage).bytes) / BYTES_PER_KB
  return { budget: 9, what: `${stage}: first load, 4× more than 1×`, ...BYTES, value, low: value, high: value }
}

/**
 * Builds the product as it is and four times as large.
 * @returns {{ small: string, large: string, rows: object[] }} folders of the two builds, and the rows of bytes
 */
export const growthBytes = () => {
  const [small, large] = [buildCopy(1), buildCopy(FACTOR)]
  return { small, large, rows: [bytesRow('login', small, large), bytesRow('dashboard', small, large)] }
}

/** Measures visits of both copies with cached hints, in turn. Takes the same argument as measureVisits. */
export const measureGrowth = async ({ rounds, open, gatewayUrl, readLoad, onRound }) => {
  const { small, large, rows: bytes } = growthBytes()
  const browser = await open()
  const portals = {}
  for (const [name, dir] of Object.entries({ small, large }))
    portals[name] = await openPortal({ dir, crossOrigin: false, browser, gatewayUrl })
  await browser.close()
  try {
    const visitors = Object.entries(portals).map(([name, portal]) => ({
      name,
      measure: async (round) => ({ [name]: (await portal.laterVisits(round)).hints }),
    }))
    const { samples, loads } = await runRounds({ visitors, rounds, open, readLoad, onRound })
    const ready = (name) => samples[name].map((sample) => sample.ready)
    const rows = [
      ...bytes,
      {
        budget: 9,
        what: 'dashboard: ready, 4× ÷ 1×',
        unit: 'ratio',
        timed: true,
        must: 1.05,
        ...pairedRatio(ready('large'), ready('small')),
      },
    ]
    return { rows, samples, loads }
  } finally {
    for (const portal of Object.values(portals)) portal.close()
  }
}
