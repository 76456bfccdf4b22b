import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const ROOMS = ['src', 'tools', 'tests/contract', 'tests/screens', 'scripts']

/** What a test file needs. Files of a shared group have one process, its modules and its document in common. */
type Group = 'alone' | 'node' | 'parts' | 'screens' | 'screens alone'

/** Replaced modules stay replaced, and a module that is loaded anew is another: nobody else should meet them. */
const SWAPS_MODULES = /\bvi\.(mock|doMock|resetModules)\(/
const NEEDS_NO_DOCUMENT = /^\/\/ @vitest-environment node$/m
/** A page has its texts once; a test that begins them anew takes them from the pages of other files. */
const OWN_TEXTS = /\b(initI18n|startTexts|startKitTexts)\(/
/** The original start listens for as long as the page lives. */
const LEAVES_TRACES = /'\.\.?\/start\.tsx'/
/** A page starts one session: a file that starts its own shares no page with others. */
const STARTS_SESSION = /^startSession\(/m
/** The page of a whole screen keeps a student, caches and listeners in its modules; tests/page-state.ts takes them back. */
const OPENS_SCREENS = /'#tests\/(open-krs|page-state|render-panel|render-screen|simulated-gateway)\.tsx?'/

/** The session keeps its token in its modules; what is checked later, and what is asked for once a week, is kept there too. */
const KEEPS_STATE = /^src\/gateway\/(session\/session|answer\/answer-later|query\/reference-cache)/

/** Whoever presses everything leaves the page too: back from a paper, to another address. */
const PRESSES = /^tests\/screens\/not-allowed/
/** Everything is pressed by `npm run audit -- addresses` only; npm test has tests/contract/writes-by-action.test.ts. */
const isChosen = (file: string): boolean => Boolean(process.env['AUDIT']) || !PRESSES.test(file)

const groupOf = (file: string): Group => {
  if (PRESSES.test(file)) return 'screens alone'
  const text = readFileSync(file, 'utf8')
  const opensScreens = OPENS_SCREENS.test(text)
  if (SWAPS_MODULES.test(text)) return opensScreens ? 'screens alone' : 'alone'
  if (NEEDS_NO_DOCUMENT.test(text)) return 'node'
  if (opensScreens)
    return [OWN_TEXTS, LEAVES_TRACES, STARTS_SESSION].some((own) => own.test(text)) ? 'screens alone' : 'screens'
  return KEEPS_STATE.test(file) ? 'alone' : 'parts'
}

const SCREEN_SETUP = ['tests/setup-screens.ts']

/** Pages are made and thrown away: with more room for what is new, a fifth of the time is not spent on clearing up. */
const MUCH_NEW = ['--max-semi-space-size=128']

/** A thread begins in less time than a process; tests of scripts (node) start programs and need the latter. */
const SETTINGS = [
  { name: 'screens alone', setupFiles: SCREEN_SETUP, execArgv: MUCH_NEW },
  { name: 'screens', isolate: false, setupFiles: SCREEN_SETUP, execArgv: MUCH_NEW },
  { name: 'alone', pool: 'threads' },
  // These wait for nothing: a process more than there are processors would only load everything once more.
  { name: 'node', isolate: false, environment: 'node', execArgv: MUCH_NEW, maxWorkers: availableParallelism() },
  { name: 'parts', isolate: false, pool: 'threads' },
] satisfies ({ name: Group } & TestProjectInlineConfiguration['test'])[]

const testFiles = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(room, name))

/** One after the other: a process serves one group, and would be ended at the first file of another. */
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
