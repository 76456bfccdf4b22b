// Checks whether a build output is newer than all of its sources.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of the portal's builds. */
export const SOURCES = [
  'src',
  'tools',
  'flags',
  'generated',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const newest = (path) => {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/**
 * Returns whether a build output exists and is newer than its sources.
 * @param file a file that the build writes
 * @param sources files and folders that the build reads
 */
export const isFresh = (file, sources = SOURCES) =>
  existsSync(file) && statSync(file).mtimeMs > Math.max(...sources.map(newest))
