// npm run generate: the OpenAPI document -> generated/, and the class names of every CSS module. Same input, same
// bytes.
// --check: fails on a difference.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { parse } from 'yaml'
import { writeAssumed } from './lib/generate/assumed.mjs'
import { writeLanding } from './lib/generate/landing.mjs'
import { writeLateValidators } from './lib/generate/late-validators.mjs'
import { writeOperationsList } from './lib/generate/operations-list.mjs'
import { objectAnswers, writeReaders } from './lib/generate/readers.mjs'
import { lazyValidators, readInQueries, rewriteFolder } from './lib/generate/rewrite.mjs'
import { writeStale } from './lib/generate/stale.mjs'
import { writeStyleTypes } from './lib/generate/style-types.mjs'

const run = (command, ...args) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], { encoding: 'utf8' })
  if (status === 0 && !/\b(warn|error)\b/i.test(stdout.replace(/npm warn.*/g, ''))) return
  console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  if (status !== 0) process.exit(status ?? 1)
}

const generate = () => {
  rmSync('generated', { recursive: true, force: true })
  run('redocly', 'bundle', 'openapi/openapi.yaml', '-o', 'generated/openapi.yaml')
  const contract = parse(readFileSync('generated/openapi.yaml', 'utf8'))
  writeStale(contract)
  run('orval', '--config', 'orval.config.ts')
  const objects = new Set(objectAnswers(contract))
  rewriteFolder('generated/client', (text) => readInQueries(text, objects))
  rewriteFolder('generated/models', lazyValidators)
  writeReaders(contract)
  writeLateValidators(contract)
  writeLanding(contract)
  writeAssumed(contract)
  writeOperationsList(contract)
  writeStyleTypes()
}

generate()
if (process.argv.includes('--check')) {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', 'generated'], { encoding: 'utf8' })
  if (stdout.trim() !== '') {
    console.error(`generated/ differs from openapi/: run npm run generate and commit.\n${stdout}`)
    process.exit(1)
  }
  console.log('generated/ matches openapi/')
}
