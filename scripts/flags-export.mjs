// npm run flags:export [-- --stdout]: exports the flags for a flag service, in the format of flagd.
import { mkdirSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const root = new URL('..', import.meta.url).pathname
const { module } = await runnerImport(`${root}scripts/flags-export.ts`, { root, configFile: false, logLevel: 'warn' })
const text = module.exportFlags(`${root}flags`)
if (process.argv.includes('--stdout')) process.stdout.write(text)
else {
  mkdirSync(`${root}reports`, { recursive: true })
  writeFileSync(`${root}reports/flags.flagd.json`, text)
  console.log(`reports/flags.flagd.json: ${Object.keys(JSON.parse(text).flags).length} flags`)
}
