// Keeps the files of a build in memory, compressed once, so that serving them costs nothing during a measurement.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const NOT_SERVED = /^\/(shell\.json|\.vite\/)/

const load = (file, path) => {
  const raw = readFileSync(file)
  return {
    path,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body: gzipSync(raw, { level: 9 }),
    tag: `"${createHash('sha1').update(raw).digest('base64url').slice(0, 16)}"`,
    isImmutable: path.startsWith('/assets/'),
  }
}

/**
 * Reads a build.
 * @param {string} dir
 * @returns {(path: string) => { path: string, type: string, body: Buffer, tag: string, isImmutable: boolean } |
 * undefined} a function that returns the file of an address; the document for addresses without an extension
 */
export const readBuild = (dir) => {
  const files = new Map(
    readdirSync(dir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(dir, file).split(sep).join('/')}`, file])
      .filter(([path]) => !NOT_SERVED.test(path))
      .map(([path, file]) => [path, load(file, path)]),
  )
  return (path) => files.get(path) ?? (extname(path) ? undefined : files.get('/index.html'))
}
