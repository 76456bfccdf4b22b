import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { PrecachedFile } from '../../src/worker/install-files.ts'
import { BUILD_TARGET } from '../lib/floor/floor.mjs'
import { APP_STYLE } from './boot/shell.ts'

type Bundle = Rolldown.OutputBundle

/**
 * Precached files (cut.ts): the shell, both stages, the table of screens, and files that may be needed offline: the
 * rest of the home screen, the idle warning, everything for offline use. Other screens are cached when they are
 * visited.
 */
const PRECACHED = new Set([
  ...['entry', 'login', 'app', 'later-screens', 'parts', 'dashboard-parts'],
  ...['id', 'en', 'dashboard-en'],
])
/** Modules that must not be on a student's device before they are opened. */
const NOT_PRECACHED = /\/src\/(tools|chat)\//

/** Returns the hashed files that the worker fetches on install: chunks, their static imports, and styles. */
export const precachedFiles = (bundle: Bundle): string[] => {
  const files = new Set<string>(bundle[APP_STYLE] ? [APP_STYLE] : [])
  const visit = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return
    const stray = chunk.moduleIds.find((id) => NOT_PRECACHED.test(id))
    if (stray) throw new Error(`${chunk.fileName} would be precached with ${stray}`)
    files.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name)
    for (const name of chunk.imports) visit(bundle[name])
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && PRECACHED.has(chunk.fileName.replace(/^assets\/|\.js$/g, ''))) visit(chunk)
  }
  return [...files].sort()
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content)

/**
 * Returns the precache list: the final document identified by its content, hashed files by their name, each with its
 * hash.
 * @param files names in the build
 * @param read returns the content of a file of the build
 */
export const precacheList = (files: readonly string[], read: (name: string) => string | Buffer): PrecachedFile[] =>
  ['index.html', ...files].map((name) => ({
    url: `/${name}`,
    revision: name === 'index.html' ? hashOf(read(name)).digest('hex').slice(0, 16) : null,
    integrity: `sha256-${hashOf(read(name)).digest('base64')}`,
  }))

interface Shell {
  names: Record<string, string>
  scripts: string[]
  styles: string[]
}
const readShell = (dir: string) => JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8')) as Shell

/** Returns the final names of files (name-files.ts). */
const lastNames = (dir: string, files: readonly string[]): string[] => {
  const { names } = readShell(dir)
  return files.map((file) => names[file] ?? file).sort()
}

const compileWorker = async (root: string, list: PrecachedFile[], { scripts, styles }: Shell): Promise<string> => {
  const result = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      PRECACHE: JSON.stringify(list),
      INLINE_HASHES: JSON.stringify([...scripts, ...styles]),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: BUILD_TARGET,
      rolldownOptions: { input: 'src/worker/sw.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}

/**
 * A worker that only unregisters itself: on an address that once served the real portal, the old worker would hide the
 * demo.
 */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`

/** Writes /sw.js after all precached files are final. */
export const worker = (): Plugin => {
  let options = { root: '', mode: '' }
  return {
    name: 'portal-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, mode }) => {
      options = { root, mode }
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const list = () => precacheList(lastNames(dir, precachedFiles(bundle)), (name) => readFileSync(join(dir, name)))
        const code = options.mode === 'demo' ? NO_WORKER : await compileWorker(options.root, list(), readShell(dir))
        writeFileSync(join(dir, 'sw.js'), code)
      },
    },
  }
}
