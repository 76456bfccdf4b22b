// npm run check: what an editor wants to know before a commit, in less than a minute. npm test asks everything.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { install } from './lib/setup.mjs'

install()
const { runSteps, vitestCounts } = await import('./lib/steps.mjs')
const { CHECKS } = await import('./lib/checks.mjs')

/** Folders of the source in which something differs from the last commit: their tests stand beside it. */
const changedFolders = () => {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  const files = stdout.split('\n').map((line) => line.slice(3).split(' -> ').pop())
  const folders = files.filter((file) => /^src\/.+\/.+\.tsx?$/.test(file)).map((file) => dirname(file))
  return [...new Set(folders)].filter((folder) => existsSync(folder)).map((folder) => `${folder}/`)
}

const folders = changedFolders()
const unitTests = {
  name: `tests beside what changed (${folders.length} folders)`,
  program: 'vitest',
  args: ['run', '--passWithNoTests', ...folders],
  counts: vitestCounts,
}
const { passed, failed, broken } = await runSteps([...CHECKS, ...(folders.length > 0 ? [unitTests] : [])], 2)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(broken.length > 0 ? 1 : 0)
