// @vitest-environment node
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const MOST_FILES = 25
const ROOMS = ['docs', 'flags', 'generated', 'openapi', 'scripts', 'src', 'tests']

const filesByFolder = (): Map<string, number> => {
  const files = ROOMS.flatMap((room) => readdirSync(room, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && !/\.(test|e2e|audit)\.tsx?$/.test(entry.name))
    .filter(({ parentPath }) => basename(parentPath) !== 'campuses') // one file a campus, found by its name
  return files.reduce(
    (counts, { parentPath }) => counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1),
    new Map<string, number>(),
  )
}

test('a folder explains itself: one with more than 25 files, its tests aside, has rooms inside', () => {
  const folders = filesByFolder()
  expect(folders.size).toBeGreaterThan(200)
  expect([...folders].filter(([, files]) => files > MOST_FILES)).toEqual([])
})
