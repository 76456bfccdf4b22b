// Budget 12: generate + type-check + production build ÷ type-check alone. Runs in a copy, because generating empties
// generated/.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pairedRatio, summarise } from '../judge/ratio.mjs'
import { orderOf } from '../judge/rounds.mjs'

const COPY = '.cache/perf/build'
const ROUNDS = 3
const MS_PER_S = 1000
const NOT_COPIED = /^(\.git|\.cache|node_modules|dist.*|reports|test-results|playwright-report|docs)$/

const STEPS = {
  generate: ['scripts/generate.mjs'],
  types: [
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    '.',
    '--incremental',
    'false',
    '--tsBuildInfoFile',
    'null',
  ],
  build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
}
const ALONE = ['types']
const WHOLE = ['generate', 'types', 'build']

const writeCopy = () => {
  rmSync(COPY, { recursive: true, force: true })
  for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.test(entry)))
    cpSync(name, join(COPY, name), { recursive: true, dereference: true })
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'), 'junction')
}

/** Returns the duration of a step in seconds. @throws Error when the step fails */
const time = (step) => {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, STEPS[step], { cwd: COPY, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${step} failed in the copy:\n${stdout}${stderr}`)
  return (performance.now() - start) / MS_PER_S
}

const sumOf = (seconds) => Object.values(seconds).reduce((sum, one) => sum + one, 0)
const timeAll = (steps) => Object.fromEntries(steps.map((step) => [step, time(step)]))

/** Measures budget 12. Takes the same argument as measureVisits. */
export const measureBuildTime = ({ readLoad, isQuick }) => {
  writeCopy()
  time('types') // reads every file once, so that neither side is slowed by a cold disk cache
  const loads = []
  const samples = { alone: [], whole: [] }
  const rounds = isQuick ? 1 : ROUNDS
  for (let round = 0; round < rounds; round += 1) {
    loads.push(readLoad())
    for (const side of orderOf(['alone', 'whole'], round)) samples[side].push(timeAll(side === 'alone' ? ALONE : WHOLE))
  }
  loads.push(readLoad())
  const ratio = pairedRatio(samples.whole.map(sumOf), samples.alone.map(sumOf))
  const step = (name) => ({
    budget: 12,
    what: `${name} ÷ type-check`,
    unit: 'ratio',
    timed: true,
    ...summarise(samples.whole.map((seconds) => seconds[name] / seconds.types)),
  })
  const rows = [
    {
      budget: 12,
      what: 'generate + type-check + build ÷ type-check',
      unit: 'ratio',
      timed: true,
      must: 3,
      aim: 2,
      ...ratio,
    },
    step('generate'),
    step('build'),
  ]
  return { rows, samples, loads, problems: [], rounds, roundsNeeded: ROUNDS }
}
