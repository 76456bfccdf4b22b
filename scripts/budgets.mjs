// First-load bytes of the production build, per stage, compared with the budgets (gzip; 1 kB = 1000 bytes).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesAllowed, filesWanted, RELEASE_BYTES, subjectsIn } from './perf/build/release.mjs'

const DIR = 'dist'
/** Measured on 30 November 2026 plus 5 % (docs/performance.md). */
const STAGES = [
  {
    name: 'login',
    stage: 'login',
    js: { must: 112, aim: 90 },
    total: { must: 127, aim: 95 },
    requests: { must: 6, aim: 5 },
  },
  {
    name: 'dashboard',
    stage: 'app',
    js: { must: 187, aim: 130 },
    total: { must: 206, aim: 140 },
    requests: { must: 8, aim: 5 },
  },
]
/** Strings that occur only in files of the demo, the gallery and the campus lab. */
const NOT_IN_PRODUCTION = [
  ...['[MSW]', 'tools/demo', '__world', '__ui', 'kit-gallery', 'simulated-gateway'],
  ...['tools/lab', 'campus-lab', 'portal-lab', 'lab_part', 'emulated_campus', 'emulated_menu_config', 'Lab kampus'],
]

const { stages, stageStyles } = JSON.parse(readFileSync(join(DIR, 'shell.json'), 'utf8'))
const size = (file) => gzipSync(readFileSync(join(DIR, file)), { level: 9 }).length / 1000

/** Returns the scripts and styles that index.html and a stage load before the first paint. */
const filesOf = (stage) => {
  const html = readFileSync(join(DIR, 'index.html'), 'utf8')
  const css = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address]) => address)
  const paths = (addresses) => addresses.map((address) => address.slice(1))
  return { files: paths(stages[stage]), css: paths([...css, stageStyles[stage] ?? []].flat()) }
}

let failed = 0
const judge = (stage, what, value, { must, aim }, unit) => {
  const verdict = value > must ? 'OVER' : value > aim ? 'ok' : 'aim'
  if (value > must) failed += 1
  console.log(
    `${stage.padEnd(10)} ${what.padEnd(9)} ${value.toFixed(unit ? 1 : 0).padStart(7)} ${unit.padEnd(3)} must ${must}, aim ${aim}: ${verdict}`,
  )
}

for (const { name, stage, js, total, requests } of STAGES) {
  const { files, css } = filesOf(stage)
  const script = files.reduce((sum, file) => sum + size(file), 0)
  const rest = size('index.html') + css.reduce((sum, file) => sum + size(file), 0)
  judge(name, 'js', script, js, 'kB')
  judge(name, 'total', script + rest, total, 'kB')
  judge(name, 'requests', 1 + files.length + css.length, requests, '')
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`  ${size(file).toFixed(1).padStart(7)} kB ${file}`)
}
/** Names under assets/ that contain a content hash, and the one file that may contain the names of screen files. */
const assets = readdirSync(join(DIR, 'assets'))
const HASH = /-[\w-]{8}(?=\.\w+$)/
const TABLE = 'later-screens.js'
const bare = (name) => name.replace(HASH, '')
const hashes = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => [name, HASH.exec(name)?.[0] ?? name])
const saying = assets.filter((name) => {
  const text = readFileSync(join(DIR, 'assets', name), 'utf8')
  return bare(name) !== TABLE && hashes.some(([other]) => text.includes(other))
})
const { must: releaseMust, aim: releaseAim } = RELEASE_BYTES
const table = assets.filter((name) => bare(name) === TABLE)
/** Changing a word in the code of a subject changes its script and the table that contains the script's name. */
for (const subject of subjectsIn()) {
  const changed = [
    ...assets.filter((name) => bare(name) === `${subject}.js`),
    ...(subject === 'dashboard' ? [] : table),
  ]
  const bytes = changed.reduce((sum, name) => sum + size(join('assets', name)), 0)
  judge(subject, 'one word', bytes, { must: releaseMust, aim: releaseAim }, 'kB')
}
judge('release', 'files', assets.length, { must: filesAllowed(), aim: filesWanted() }, '')

const shipped = readdirSync(DIR, { recursive: true }).filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file))
const leaks = shipped.flatMap((file) => {
  const text = readFileSync(join(DIR, file), 'utf8')
  return NOT_IN_PRODUCTION.filter((mark) => text.includes(mark)).map((mark) => `${file} (${mark})`)
})
/** A string that occurs only in the validators: they load after the first screen is rendered (docs/contract.md). */
const VALIDATOR_MARK = 'invalid_type'
const saysIn = (mark) => (file) => readFileSync(join(DIR, file), 'utf8').includes(mark)
const early = STAGES.flatMap(({ stage }) => filesOf(stage).files).filter(saysIn(VALIDATOR_MARK))
/** Indonesian weekday names of dayjs: the login shows no date (ADR 27). */
const DAYJS_MARK = 'Senin_Selasa'
const dated = filesOf('login').files.filter(saysIn(DAYJS_MARK))
console.log(
  `files that say the last name of another: ${saying.length === 0 ? 'only the table of screens' : saying.join(', ')}`,
)
console.log(`validators in the first load: ${early.length === 0 ? 'none' : early.join(', ')}`)
console.log(`dayjs in the login: ${dated.length === 0 ? 'none' : dated.join(', ')}`)
console.log(`demo or lab in the production build: ${leaks.length === 0 ? 'none' : leaks.join(', ')}`)
process.exit(failed > 0 || saying.length > 0 || early.length > 0 || dated.length > 0 || leaks.length > 0 ? 1 : 0)
