// npm run variants [-- --accept]: renders every campus as its students see it, and lists differences from the accepted
// run.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFresh } from './lib/fresh.mjs'
import { prepareMachine, programOf } from './lib/machine.mjs'
import { fail, install, run } from './lib/setup.mjs'

const { values: options } = parseArgs({
  options: {
    /** Accepts the output of this run as the new reference. */
    accept: { type: 'boolean', default: false },
    /** Folder with the same layout as flags/. */
    flags: { type: 'string', default: 'flags' },
    out: { type: 'string', default: 'reports/variants' },
    /** Filter for test names: 'UBK', 'UBK id'. */
    only: { type: 'string' },
  },
})
if (options.accept && options.only) fail('Only a whole run can be accepted.')
const machine = prepareMachine('chromium', 'shell')
install()
await machine

/** Builds the demo with these flags. @returns its folder */
const buildDemo = () => {
  const isOwn = options.flags === 'flags'
  const dir = isOwn ? 'dist-demo' : join(options.out, '.build')
  if (isOwn && isFresh(`${dir}/index.html`)) return dir
  console.log('Building the demo …')
  const args = ['build', '--logLevel', 'warn', '--mode', 'demo', '--outDir', dir, '--emptyOutDir']
  const { ok, output } = run('vite', args, { env: { FLAGS: options.flags } })
  return ok ? dir : fail(output)
}

const env = {
  CHROMIUM: programOf('chromium'),
  CHROMIUM_SHELL: programOf('shell'),
  FLAGS: options.flags,
  VARIANTS_DEMO: buildDemo(),
  VARIANTS_OUT: options.out,
  ...(options.accept && { VARIANTS_ACCEPT: '1' }),
}
if (options.accept) {
  const campuses = readdirSync('tests/variants', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const folder of ['reports/variants-accepted', ...campuses.map(({ name }) => `tests/variants/${name}`)])
    rmSync(folder, { recursive: true, force: true })
}
const args = [
  ...['playwright', 'test', '--config', 'playwright.variants.config.ts'],
  `--update-snapshots=${options.accept ? 'all' : 'none'}`,
  ...(options.only ? ['--grep', options.only] : []),
]
const { status } = spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
console.log(`Pictures and differences: ${join(options.out, 'report/index.html')}`)
process.exitCode = status ?? 1
