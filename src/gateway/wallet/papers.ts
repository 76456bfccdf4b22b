import type { QueryKey } from '@tanstack/react-query'
import { clear, del, entries, createStore as openStore, set, type UseStore } from 'idb-keyval'
import { now } from '#shared/state/clock.ts'
import { createStore } from '#shared/state/create-store.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { storedKey } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { type CampusConfig, toCampusConfig } from '../campus/campus-config.ts'
import { disownPapers, markPapers, type PaperScope, paperMark } from './paper-marks.ts'

/** Student whose papers are stored, as confirmed by user_info. */
export interface PaperOwner {
  /** college_id of the campus. */
  campus: string
  username: string
  role: string
}

/** A response of a paper as the gateway sent it, with its query key. */
export interface PaperAnswer {
  key: QueryKey
  data: unknown
}

/** A paper that the student stored on this device on purpose. */
export interface Paper {
  /** Kind and period: a paper that is stored again replaces the older one. */
  id: string
  kind: string
  /** Values that choose the paper within its kind: its period, or the kind of exam. */
  params: Readonly<Record<string, string>>
  scope: PaperScope
  owner: PaperOwner
  /** Settings of the campus at that time, to show the paper without a network. */
  campus: CampusConfig
  /** Milliseconds since 1970, by the campus's clock. */
  savedAt: number
  /** From then on the paper is removed: 7 days after its period. Milliseconds since 1970. */
  expiresAt: number
  /** Responses that the paper shows, its own first. */
  answers: readonly PaperAnswer[]
}

interface StoredPaper extends Paper {
  mark: string
}

const opened = createStore<UseStore | null>(null)

/** Returns the database of papers. @throws when the browser has no IndexedDB or blocks it */
const paperStore = (): UseStore => {
  const store = opened.get() ?? openStore(storedKey('portal-mahasiswa-papers'), 'papers')
  opened.set(store)
  return store
}

const changes = createEmitter<undefined>()

/** Subscribes to changes of the stored papers in this tab. @returns an unsubscribe function */
export const onPapers = changes.subscribe

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText)

const isOwner = (value: unknown): value is PaperOwner =>
  isRecord(value) && isText(value['campus']) && isText(value['username']) && isText(value['role'])

const isAnswer = (value: unknown): value is PaperAnswer => isRecord(value) && Array.isArray(value['key'])

/** Parses a stored paper; null for a record that this release cannot read. */
const toPaper = (value: unknown): StoredPaper | null => {
  if (!isRecord(value)) return null
  const { id, kind, params, scope, owner, campus, savedAt, expiresAt, answers, mark } = value
  if (!isText(id) || !isText(kind) || !isText(mark) || !isTexts(params) || !isOwner(owner) || !isRecord(campus))
    return null
  if (scope !== 'gate' && scope !== 'session') return null
  if (typeof savedAt !== 'number' || typeof expiresAt !== 'number') return null
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return null
  return { id, kind, params, scope, owner, campus: toCampusConfig(campus), savedAt, expiresAt, answers, mark }
}

const isReadable = ({ mark, scope, expiresAt }: StoredPaper): boolean =>
  mark === paperMark(scope) && now().getTime() < expiresAt

/** Returns all records with their names: readable ones as papers, the others as null. */
const readAll = async (): Promise<(readonly [name: IDBValidKey, paper: StoredPaper | null])[]> =>
  (await entries<IDBValidKey, unknown>(paperStore())).map(([name, value]) => {
    const paper = toPaper(value)
    return [name, paper && isReadable(paper) ? paper : null] as const
  })

const withoutMark = ({ mark: _, ...paper }: StoredPaper): Paper => paper

/** Number of papers that this page is storing: their mark exists before their record. */
let storing = 0

/** Removes the marks of scopes without papers: the login then offers none. */
const dropUnusedMarks = (papers: readonly Paper[]): void => {
  if (storing > 0) return
  for (const scope of ['gate', 'session'] as const)
    if (!papers.some((paper) => paper.scope === scope)) disownPapers(scope)
}

/**
 * Returns the papers that may be shown, the newest first, and deletes the others: expired ones, and those whose session
 * ended.
 * @throws when the browser cannot read them
 */
export const readPapers = async (): Promise<Paper[]> => {
  const all = await readAll()
  const papers = all.flatMap(([, paper]) => paper ?? [])
  const unreadable = all.filter(([, paper]) => !paper)
  for (const [name] of unreadable) await del(name, paperStore())
  if (unreadable.length > 0) dropUnusedMarks(papers)
  return papers.toSorted((a, b) => b.savedAt - a.savedAt).map(withoutMark)
}

/**
 * Stores a paper; one with the same id is replaced.
 * @throws when the browser cannot store it, or when the session ended meanwhile
 */
export const storePaper = async (paper: Paper): Promise<void> => {
  storing += 1
  const mark = markPapers(paper.scope)
  try {
    await set(paper.id, { ...paper, mark }, paperStore())
  } finally {
    storing -= 1
  }
  if (paperMark(paper.scope) !== mark) {
    await del(paper.id, paperStore()) // another tab logged out meanwhile
    throw new Error('the session ended while a paper was being stored')
  }
  changes.emit(undefined)
}

/** Removes one paper. @throws when the browser cannot delete it */
export const removePaper = async (id: string): Promise<void> => {
  await del(id, paperStore())
  dropUnusedMarks(await readPapers())
  changes.emit(undefined)
}

/** Removes all papers. Never fails: without their marks they cannot be read. */
export const wipePapers = async (): Promise<void> => {
  disownPapers()
  changes.emit(undefined)
  try {
    await clear(paperStore())
  } catch {
    // blocked: nothing was stored either, or it is unreadable
  }
}

const isOf = (paper: Paper, { campus, username, role }: PaperOwner): boolean =>
  paper.owner.campus === campus && paper.owner.username === username && paper.owner.role === role

/**
 * Removes all papers unless they belong to the confirmed user. The same student who signs in again keeps them; another
 * student, campus or role does not. Papers that cannot be read are removed too.
 */
export const keepPapersOf = async (owner: PaperOwner): Promise<void> => {
  try {
    const papers = await readPapers()
    if (papers.every((paper) => isOf(paper, owner))) return
  } catch {
    // whose papers they are cannot be told
  }
  await wipePapers()
}
