import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { DECISIONS, decisionFiles, READINGS, readingNumbers } from './citations.ts'
import type { Document } from './markdown.ts'

const FOLDERS = ['deploy', 'docs', 'openapi', 'scripts', 'src', 'tests', 'tools']
const GENERATED = 'generated/operations.md'

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join(folder, name.replaceAll('\\', '/')),
  )

/** Reads every document of the repository: at the top, in docs/ and beside the code. */
export const readDocuments = (): Document[] =>
  [...readdirSync('.'), ...FOLDERS.flatMap(below), GENERATED]
    .filter((path) => path.endsWith('.md'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** What references may point to. */
export interface Known {
  decisions: ReadonlySet<number>
  /** File of each decision by its number. */
  decisionFiles: ReadonlyMap<number, string>
  readings: ReadonlySet<number>
  /** Returns the Markdown of a document, or undefined. */
  textOf: (path: string) => string | undefined
}

/** Returns what references of these documents may point to. */
export const knownIn = (documents: readonly Document[]): Known => {
  const texts = new Map(documents.map(({ path, text }) => [path, text]))
  const files = decisionFiles(DECISIONS.flatMap(below))
  return {
    decisionFiles: files,
    decisions: new Set(files.keys()),
    readings: readingNumbers(texts.get(READINGS) ?? ''),
    textOf: (path) => texts.get(path),
  }
}

/** Returns the address of a file or folder of the repository on the site, from the root of the site. */
export const addressOf = (path: string, isFolder = false): string => {
  if (isFolder) return posix.join(path, 'index.html')
  if (/(^|\/)README\.md$/.test(path)) return posix.join(posix.dirname(path), 'index.html')
  return path.endsWith('.md') ? path.replace(/\.md$/, '.html') : `${path}.html`
}
