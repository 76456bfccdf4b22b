// npm run docs: builds the documentation into dist-docs/, a folder that any host serves.
// --write: first writes the documents that are derived from the contract and the source.
import { join } from 'node:path'
import { fail, install } from './lib/setup.mjs'

const FOLDER = 'dist-docs'

install()
const { runnerImport } = await import('vite')
const root = join(import.meta.dirname, '..')
const load = async (name) =>
  (await runnerImport(join(root, `scripts/docs/${name}.ts`), { root, configFile: false, logLevel: 'warn' })).module
if (process.argv.includes('--write')) (await load('written-pages')).writePages()
const problems = await (await load('build')).buildDocs(join(root, FOLDER))
if (problems.length > 0) fail(problems.join('\n'))
console.log(`The documentation is in ${FOLDER}/`)
