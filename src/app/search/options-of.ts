import { type Entry, KINDS } from './entry.ts'
import { FIT, type Hit } from './find-hits.ts'

/** One line of the list: what the arrow keys reach and Enter opens. */
export interface Option {
  key: string
  icon: string
  title: string
  /** Second line; '' for none. */
  line: string
  isUnread?: boolean
  run: () => void
}

export interface OptionGroup {
  /** Key of its title. */
  name: string
  options: readonly Option[]
}

interface HitGroup {
  name: string
  hits: readonly Hit[]
}

/** Fewer hits are read at a glance: none of them is lifted above the others. */
const LIFTED_FROM = 3

/** Divides hits, the best first, into the group of the best one and a group for each kind. */
export const groupsOf = (hits: readonly Hit[]): HitGroup[] => {
  const [first] = hits
  const best = hits.length >= LIFTED_FROM && first && first.fit <= FIT.titleStart ? first : null
  const groups = KINDS.map(
    (kind): HitGroup => ({
      name: kind,
      hits: hits.filter((hit) => hit.entry.kind === kind && hit !== best),
    }),
  )
  return [{ name: 'best', hits: best ? [best] : [] }, ...groups].filter((group) => group.hits.length > 0)
}

/** Longest search word that is shown whole; of a longer one, the part around the match. */
const SHOWN_LETTERS = 40
const BEFORE_LETTERS = 16

/** Returns a search word as it is shown, or the part of a long text that contains a typed word. */
export const snippetOf = (phrase: string, typed: readonly string[]): string => {
  if (phrase.length <= SHOWN_LETTERS) return phrase
  const plain = phrase.toLowerCase()
  const at = Math.max(0, ...typed.map((word) => plain.indexOf(word)))
  const start = at <= BEFORE_LETTERS ? 0 : phrase.indexOf(' ', at - BEFORE_LETTERS) + 1
  const end = start + SHOWN_LETTERS
  return `${start > 0 ? '…' : ''}${phrase.slice(start, end).trim()}${end < phrase.length ? '…' : ''}`
}

/** Returns an entry by its key. */
export const entryAt = (entries: readonly Entry[], key: string): Entry | undefined =>
  entries.find((entry) => entry.key === key)
