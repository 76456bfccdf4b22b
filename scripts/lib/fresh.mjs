// Whether what a build wrote is younger than everything it was made from.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the portal's builds are made from. */
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

/** @param file one that the build writes @param sources files and folders that it reads */
export const isFresh = (file, sources = SOURCES) =>
  existsSync(file) && statSync(file).mtimeMs > Math.max(...sources.map(newest))
