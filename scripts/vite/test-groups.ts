import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const ROOMS = ['src', 'tools', 'tests/contract', 'tests/screens', 'scripts']

/** Isolation that a test file needs. Files of a shared group share one process, its modules and its document. */
type Group = 'alone' | 'node' | 'parts' | 'screens' | 'screens alone'

/** Replaced and reloaded modules would stay that way for other files. */
const SWAPS_MODULES = /\bvi\.(mock|doMock|resetModules)\(/
const NEEDS_NO_DOCUMENT = /^\/\/ @vitest-environment node$/m
/** Texts are initialised once for each page; a test that initialises them again would take them from other files. */
const OWN_TEXTS = /\b(initI18n|startTexts|startKitTexts)\(/
/** The real start module adds listeners that stay for the lifetime of the page. */
const LEAVES_TRACES = /'\.\.?\/start\.tsx'/
/** Its listener stays for the lifetime of the page, and would leave the pages of other files once more. */
const LEAVES_PAGES = /\bleaveWhenSessionEnds\(\)/
/** A page starts one session, so a file that starts its own cannot share a page. */
const STARTS_SESSION = /^startSession\(/m
/** The page of a whole screen keeps a student, caches and listeners in its modules; tests/page-state.ts resets them. */
const OPENS_SCREENS = /'#tests\/(open-krs|open-makul|page-state|render-panel|render-screen|simulated-gateway)\.tsx?'/

/** Modules with module-level state: the session's token, late validation, and the weekly reference cache. */
const KEEPS_STATE = /^src\/gateway\/(session\/session|answer\/answer-later|query\/reference-cache)/

/** These tests press every control, including those that leave the page: back from a print page, to another address. */
const PRESSES = /^tests\/screens\/not-allowed/
/** Checks a new subject with all tools, as `npm test` checks the tree. */
const SCAFFOLD = 'scripts/lib/generate/subject/new-subject.test.ts'
/**
 * Left to the audit: `addresses` presses every control (npm test has tests/contract/writes-by-action.test.ts), `scaffold`
 * checks a new subject.
 */
const isChosen = (file: string): boolean => Boolean(process.env['AUDIT']) || !(PRESSES.test(file) || file === SCAFFOLD)

const groupOf = (file: string): Group => {
  if (PRESSES.test(file)) return 'screens alone'
  const text = readFileSync(file, 'utf8')
  const opensScreens = OPENS_SCREENS.test(text)
  if (SWAPS_MODULES.test(text)) return opensScreens ? 'screens alone' : 'alone'
  if (NEEDS_NO_DOCUMENT.test(text)) return 'node'
  if (opensScreens)
    return [OWN_TEXTS, LEAVES_TRACES, LEAVES_PAGES, STARTS_SESSION].some((own) => own.test(text))
      ? 'screens alone'
      : 'screens'
  return KEEPS_STATE.test(file) ? 'alone' : 'parts'
}

const SCREEN_SETUP = ['tests/setup-screens.ts']

/**
 * Tests create and discard many pages. A larger young generation saves a fifth of the time, which went to garbage
 * collection.
 */
const MUCH_NEW = ['--max-semi-space-size=128']

/** Threads start faster than processes. Tests of scripts (node) start programs and need processes. */
const SETTINGS = [
  { name: 'screens alone', setupFiles: SCREEN_SETUP, execArgv: MUCH_NEW },
  { name: 'screens', isolate: false, setupFiles: SCREEN_SETUP, execArgv: MUCH_NEW },
  { name: 'alone', pool: 'threads' },
  // CPU-bound: more processes than processors would only load everything again.
  { name: 'node', isolate: false, environment: 'node', execArgv: MUCH_NEW, maxWorkers: availableParallelism() },
  { name: 'parts', isolate: false, pool: 'threads' },
] satisfies ({ name: Group } & TestProjectInlineConfiguration['test'])[]

const testFiles = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(room, name))

/** Runs the groups one after the other: a process serves one group, and would be ended by the first file of another. */
export const testGroups = (): TestProjectInlineConfiguration[] => {
  const files = ROOMS.flatMap(testFiles)
    .filter(isChosen)
    .map((file) => ({ file, group: groupOf(file) }))
  return SETTINGS.map((settings, groupOrder) => ({
    extends: true,
    test: {
      ...settings,
      include: files.filter(({ group }) => group === settings.name).map(({ file }) => file),
      sequence: { groupOrder },
    },
  }))
}
