import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const ROOMS = ['src', 'tests/contract', 'scripts']

/** What a test file needs. Files of a shared group have one process, its modules and its document in common. */
type Group = 'alone' | 'node' | 'parts'

/** Replaced modules stay replaced, and a module that is loaded anew is another: nobody else should meet them. */
const SWAPS_MODULES = /\bvi\.(mock|doMock|resetModules)\(/
const NEEDS_NO_DOCUMENT = /^\/\/ @vitest-environment node$/m
/** The page of a whole screen keeps a student, caches and listeners in its modules. */
const OPENS_SCREENS = /'#tests\/(open-krs|page-state|render-panel|render-screen|simulated-gateway)\.tsx?'/

/** The door keeps a token, answers and what waits in its modules. */
const KEEPS_STATE = /^src\/gateway\//

const groupOf = (file: string): Group => {
  const text = readFileSync(file, 'utf8')
  if (SWAPS_MODULES.test(text)) return 'alone'
  if (NEEDS_NO_DOCUMENT.test(text)) return 'node'
  return OPENS_SCREENS.test(text) || KEEPS_STATE.test(file) ? 'alone' : 'parts'
}

const SETTINGS = [
  { name: 'alone' },
  { name: 'node', isolate: false, environment: 'node' },
  { name: 'parts', isolate: false },
] satisfies ({ name: Group } & TestProjectInlineConfiguration['test'])[]

const testFiles = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(room, name))

/** One after the other: a process serves one group, and would be ended at the first file of another. */
export const testGroups = (): TestProjectInlineConfiguration[] => {
  const files = ROOMS.flatMap(testFiles).map((file) => ({ file, group: groupOf(file) }))
  return SETTINGS.map((settings, groupOrder) => ({
    extends: true,
    test: {
      ...settings,
      include: files.filter(({ group }) => group === settings.name).map(({ file }) => file),
      sequence: { groupOrder },
    },
  }))
}
