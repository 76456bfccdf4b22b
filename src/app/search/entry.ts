/** Kinds of results, in the order of their groups. */
export const KINDS = ['tindakan', 'makul', 'halaman', 'panduan', 'berita'] as const
export type Kind = (typeof KINDS)[number]

/** Something that the search finds. */
export interface Entry {
  /** Unique among all entries. */
  key: string
  kind: Kind
  /** Name on the screen. */
  title: string
  /** Other words that find it: its name in the other language, and the search terms of both. */
  also: readonly string[]
  /** Address that it opens. */
  to: string
  /** Known facts in a second line; '' for none. */
  line: string
  /** Why its screen does not open here, or opens elsewhere; '' for none. */
  reason: string
  /** Icon: of a menu entry by its id, or a named one. */
  icon: string
  isUnread?: boolean
}

/** Entries of one kind, and whether they are complete. */
export interface Source {
  entries: readonly Entry[]
  /** False while a list is loading, or when it failed or has an unreadable row. */
  isWhole: boolean
}

/** Source of which an operator finds nothing. */
export const NO_SOURCE: Source = { entries: [], isWhole: true }
