import { existsSync } from 'node:fs'
import { type Cited, citedIn } from './citations.ts'
import { type Document, outlineOf, targetOf } from './markdown.ts'
import { type Known, knownIn } from './pages.ts'

/** Returns the ids that the headings of a document have, on GitHub too. */
const anchorsIn = (text: string): Set<string> => new Set(outlineOf(text).headings.map(({ id }) => id))

/** Returns the links of documents to files and headings that do not exist, one line each. */
const deadLinks = (documents: readonly Document[], { textOf }: Pick<Known, 'textOf'>): string[] => {
  const known = new Map<string, Set<string>>()
  const anchorsOf = (path: string): Set<string> | undefined => {
    const text = textOf(path)
    if (text !== undefined && !known.has(path)) known.set(path, anchorsIn(text))
    return known.get(path)
  }
  const problemOf = ({ path }: Document, written: string): string | null => {
    const target = targetOf(path, written)
    if (!target) return null
    const isThere = textOf(target.file) !== undefined || existsSync(target.file)
    if (target.file.startsWith('../') || !isThere) return `${path}: no such file: ${written}`
    if (target.anchor === '') return null
    return anchorsOf(target.file)?.has(target.anchor) ? null : `${path}: no such heading: ${written}`
  }
  return documents.flatMap((document) =>
    outlineOf(document.text).targets.flatMap((target) => problemOf(document, target) ?? []),
  )
}

const NAMES: Record<Cited['kind'], string> = { decision: 'ADR', reading: 'reading' }

/** Returns the citations of decisions and readings that do not exist, one line each. */
export const deadCitations = (
  texts: readonly Document[],
  { decisions, readings }: Pick<Known, 'decisions' | 'readings'>,
): string[] =>
  texts.flatMap((document) =>
    citedIn(document)
      .filter(({ kind, number }) => !(kind === 'decision' ? decisions : readings).has(number))
      .map(({ kind, number }) => `${document.path}: no such ${NAMES[kind]}: ${number}`),
  )

/** Returns the references of documents that lead nowhere, one line each: links, decisions and readings. */
export const deadReferences = (documents: readonly Document[]): string[] => {
  const known = knownIn(documents)
  return [...deadLinks(documents, known), ...deadCitations(documents, known)]
}
