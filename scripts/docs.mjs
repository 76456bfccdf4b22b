// npm run docs: builds the documentation into dist-docs/, a folder that any host serves.
// --write: first writes the documents that are derived from the contract and the source.
import { join } from 'node:path'
import { fail, install } from './lib/setup.mjs'

const FOLDER = 'dist-docs'

install()
const { runnerImport } = await import('vite')
const root = join(import.meta.dirname, '..')
const { module } = await runnerImport(join(root, 'scripts/docs/build.ts'), {
  root,
  configFile: false,
  logLevel: 'warn',
})
const problems = await module.buildDocs(join(root, FOLDER), process.argv.includes('--write'))
if (problems.length > 0) fail(problems.join('\n'))
console.log(`The documentation is in ${FOLDER}/`)
