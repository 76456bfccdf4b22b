// Budgets 13 and 17: the cost of one changed word of a subject for a student who has the previous build. Three builds
// in a copy.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COPIED } from './growth-copy.mjs'

const HOME = '.cache/perf/release'
const SUBJECTS = ['krs', 'berita', 'dashboard']
const BYTES_PER_KB = 1000
const FILES = { must: 4, aim: 2, unit: 'count', timed: false }
/**
 * Size of all files under assets/ that change with one word: krs, the largest subject, measured plus 5 %. Was 26 until
 * its offer had filters and watched classes.
 */
export const RELEASE_BYTES = { must: 30, aim: 8, unit: 'kB', timed: false }
const DOCUMENT = { must: 22, unit: 'kB', timed: false }

const sizeOf = (file) => gzipSync(readFileSync(file), { level: 9 }).length

const build = (root, name) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir', name, '--emptyOutDir'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}${stderr}`)
  return join(root, name)
}

/** Runs a function while one word of a subject is changed: the last text in its file. */
const withOneWord = (root, subject, act) => {
  const file = join(root, 'src/features', subject, 'locales/id.json')
  const before = readFileSync(file, 'utf8')
  const texts = JSON.parse(before)
  const key = Object.keys(texts).at(-1)
  writeFileSync(file, JSON.stringify({ ...texts, [key]: `${texts[key]} ini` }, null, 2))
  try {
    return act()
  } finally {
    writeFileSync(file, before)
  }
}

const filesOf = (dir) => readdirSync(join(dir, 'assets'))

/** Returns the subjects: folders below src/features that have a table of screens, as paths ('krs', 'acara/seminar'). */
export const subjectsIn = (root = '.') =>
  readdirSync(join(root, 'src/features'), { recursive: true })
    .filter((file) => basename(file) === 'screens.ts')
    .map((file) => dirname(file))
    .sort()

/** Parts that belong to no subject. */
const PARTS = ['search', 'course sheet', 'wallet', 'reminders', 'reports']

/** Returns the maximum number of files under assets/. */
export const filesAllowed = (root) => 30 + 4 * (subjectsIn(root).length + PARTS.length)

/** Returns the target number of files under assets/. */
export const filesWanted = (root) => 20 + 3 * subjectsIn(root).length

const one = (row, value) => ({ budget: 13, ...row, value, low: value, high: value })

const rowsOf = (subject, base, dir) => {
  const known = new Set(filesOf(base))
  const changed = filesOf(dir).filter((name) => !known.has(name))
  const bytes = changed.reduce((sum, name) => sum + sizeOf(join(dir, 'assets', name)), 0)
  const shown = changed.map((name) => name.replace(/-[\w-]{8}(?=\.)/, '')).join(', ')
  const around = ['index.html', 'sw.js'].reduce((sum, name) => sum + sizeOf(join(dir, name)), 0)
  return [
    one({ what: `one word of ${subject}: files (${shown})`, ...FILES }, changed.length),
    one({ what: `one word of ${subject}: their bytes`, ...RELEASE_BYTES }, bytes / BYTES_PER_KB),
    one({ what: `one word of ${subject}: document and worker`, ...DOCUMENT }, around / BYTES_PER_KB),
  ]
}

/** Builds and compares. @returns rows of the table, none of them timed */
export const releaseRows = () => {
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(HOME, { recursive: true })
  for (const path of COPIED) cpSync(path, join(HOME, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(HOME, 'node_modules'), 'junction')
  const base = build(HOME, 'before')
  const rows = SUBJECTS.flatMap((subject) =>
    rowsOf(
      subject,
      base,
      withOneWord(HOME, subject, () => build(HOME, subject)),
    ),
  )
  const count = filesOf(base).length
  const [must, aim] = [filesAllowed(HOME), filesWanted(HOME)]
  return [...rows, one({ budget: 17, what: 'files under assets/', unit: 'count', timed: false, must, aim }, count)]
}

/** Measures budgets 13 and 17. Takes the same argument as measureVisits. */
export const measureRelease = ({ readLoad }) => ({ rows: releaseRows(), loads: [readLoad()], problems: [] })
