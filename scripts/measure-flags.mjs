// Prints our flag evaluation ÷ OpenFeature's InMemoryProvider and the renders per menu_config change (performance.md, 11).
import { spawnSync } from 'node:child_process'

const files = ['tests/contract/flags/flags-speed.test.ts', 'src/flags/use-flag.test.tsx']
const { stdout, stderr, status } = spawnSync(
  'npx',
  ['vitest', 'run', '--disableConsoleIntercept', ...process.argv.slice(2), ...files],
  { encoding: 'utf8' },
)
const lines = stdout.split('\n').filter((line) => /^(flag evaluation|menu renders)/.test(line))
console.log(lines.join('\n'))
if (status !== 0) console.error(stdout, stderr)
process.exitCode = status ?? 1
