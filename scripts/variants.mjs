// npm run variants [-- --accept]: every campus as its students see it, and what differs from the accepted run.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFresh } from './lib/fresh.mjs'
import { prepareMachine, programOf } from './lib/machine.mjs'
import { serve } from './lib/serve.mjs'
import { fail, install, run } from './lib/setup.mjs'
import { compareRuns, diffLines, onlyChanged, readRun } from './variants/compare.mjs'
import { lookDifferent } from './variants/pixels.mjs'
import { reportPage } from './variants/report.mjs'

const { values: options } = parseArgs({
  options: {
    /** What this run shows is right from now on. */
    accept: { type: 'boolean', default: false },
    /** Another folder that is built like flags/. */
    flags: { type: 'string', default: 'flags' },
    out: { type: 'string', default: 'reports/variants' },
    only: { type: 'string' },
    languages: { type: 'string' },
    widths: { type: 'string' },
  },
})
/** Texts are the same on every machine and stand in the repository; pictures are not and stay on this one. */
const ACCEPTED_TEXTS = 'tests/variants'
const ACCEPTED_PICTURES = 'reports/variants-accepted'
const LANES = 2

const machine = prepareMachine('chromium')
install()
await machine
const { chromium } = await import('@playwright/test')
const { DEFAULT_VARIANT, LANGUAGES, visitVariant, WIDTHS } = await import('./variants/visit.mjs')

const known = [
  DEFAULT_VARIANT,
  ...readdirSync(join(options.flags, 'campuses'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort(),
]
const chosen = (all, wanted, what) => {
  if (wanted === undefined) return all
  const list = wanted.split(',')
  const strange = list.find((one) => !all.some((other) => String(other) === one))
  if (strange !== undefined) fail(`unknown ${what}: ${strange}`)
  return all.filter((one) => list.includes(String(one)))
}
const campuses = chosen(known, options.only, 'campus')
const languages = chosen(LANGUAGES, options.languages, 'language')
const widths = chosen(WIDTHS, options.widths, 'width')
const isWhole =
  campuses.length === known.length && languages.length === LANGUAGES.length && widths.length === WIDTHS.length
if (options.accept && !isWhole) fail('Only a whole run can be accepted.')

/** @returns the folder of a demo build over these flags */
const buildDemo = () => {
  const isOwn = options.flags === 'flags'
  const dir = isOwn ? 'dist-demo' : join(options.out, '.build')
  if (isOwn && isFresh(`${dir}/index.html`)) return dir
  console.log('Building the demo …')
  const args = ['build', '--logLevel', 'warn', '--mode', 'demo', '--outDir', dir, '--emptyOutDir']
  const { ok, output } = run('vite', args, { env: { FLAGS: options.flags } })
  return ok ? dir : fail(output)
}

const started = Date.now()
const dir = buildDemo()
for (const campus of known) rmSync(join(options.out, campus), { recursive: true, force: true })
mkdirSync(options.out, { recursive: true })
const host = await serve({ dir, demo: true })
const browser = await chromium.launch({
  executablePath: programOf('chromium'),
  args: ['--no-sandbox', '--disable-gpu'],
})
const waiting = campuses.flatMap((campus) => languages.map((language) => ({ campus, language })))
const complaints = []
const lane = async () => {
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const { campus, language } = job
    const folder = join(options.out, campus)
    const said = await visitVariant({ browser, url: host.url, campus, language, widths, folder })
    complaints.push(...said.map((text) => `${campus} ${language}: ${text}`))
  }
}

await Promise.all(Array.from({ length: LANES }, lane))
await host.close()

const isMeant = (name) => campuses.includes(name.split('/')[0]) || !known.includes(name.split('/')[0])
const isText = (name) =>
  name.endsWith('.txt') && isMeant(name) && languages.some((language) => name.endsWith(`-${language}.txt`))
const isPicture = (name) => name.endsWith('.png') && isMeant(name)
const texts = compareRuns(readRun(ACCEPTED_TEXTS, isText), readRun(options.out, isText))
const hasPictures = existsSync(ACCEPTED_PICTURES)
const current = readRun(options.out, isPicture)
const bytes = compareRuns(hasPictures ? readRun(ACCEPTED_PICTURES, isPicture) : current, current)
const isSeen = await lookDifferent(
  browser,
  bytes.changed.map((name) => ({ before: join(ACCEPTED_PICTURES, name), after: join(options.out, name) })),
)
await browser.close()
const pictures = onlyChanged(bytes, (_, index) => isSeen[index])

const sentence = ({ added, removed, changed, campuses: touched }, what) =>
  touched.length === 0
    ? `${what}: as accepted.`
    : `${what}: ${changed.length} changed, ${added.length} new, ${removed.length} gone, of ${touched.join(', ')}.`
const summary = [
  sentence(texts, 'Menus and accessibility trees'),
  hasPictures ? sentence(pictures, 'Pictures') : 'Pictures: none accepted on this machine yet.',
].join(' ')

const textOf = (folder, name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
const ofCampus = (campus) => (name) => name.startsWith(`${campus}/`)
writeFileSync(
  join(options.out, 'index.html'),
  reportPage({
    summary,
    widths,
    campuses: campuses.map((campus) => ({
      campus,
      menus: languages.map((language) => ({
        file: `menu-${language}.txt`,
        text: textOf(options.out, `${campus}/menu-${language}.txt`),
      })),
      differences: [...texts.changed, ...texts.added, ...texts.removed].filter(ofCampus(campus)).map((file) => ({
        file,
        lines: diffLines(textOf(ACCEPTED_TEXTS, file), textOf(options.out, file)),
      })),
      isChanged: (file) => pictures.changed.includes(file),
    })),
  }),
)

console.log(
  `${campuses.length} variants, ${languages.join(' and ')}, ${widths.join(' and ')} px: ${join(options.out, 'index.html')}`,
)
console.log(summary)
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`)
for (const complaint of complaints) console.error(complaint)
if (options.accept) {
  rmSync(ACCEPTED_TEXTS, { recursive: true, force: true })
  rmSync(ACCEPTED_PICTURES, { recursive: true, force: true })
  const keep = (to, isKept) => {
    for (const name of readRun(options.out, isKept).keys()) cpSync(join(options.out, name), join(to, name))
  }
  keep(ACCEPTED_TEXTS, isText)
  keep(ACCEPTED_PICTURES, isPicture)
  console.log(`Accepted: ${ACCEPTED_TEXTS}, ${ACCEPTED_PICTURES}`)
}
writeFileSync(join(options.out, 'run.json'), JSON.stringify({ summary, texts, pictures, complaints }, null, 1))
process.exitCode = complaints.length > 0 || (!options.accept && texts.campuses.length > 0) ? 1 : 0
