import { deep, isPlain } from '../audit/mutations.ts'

/** A change that makes a part of an answer unreadable. */
interface Kind {
  name: string
  /** Set when figures may appear that the complete answer hides: those of a condition whose state is unknown. */
  showsMore?: true
  change: (body: unknown) => unknown
}

const DAY = /^\d{4}-\d{2}-\d{2}/
const UNREADABLE_ROW = 'entah'
const NO_LIST = { entah: 'apa' }

/** Changes the outermost lists of an answer. */
const outermost =
  (change: (list: readonly unknown[]) => unknown) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length > 0 ? change(value) : value
    if (!isPlain(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, outermost(change)(child)]))
  }

/** Changes the lists inside rows. */
const inner = (change: (list: readonly unknown[]) => unknown) =>
  outermost((list) => list.map((row) => (isPlain(row) ? outermost(change)(row) : row)))

const scalars = (change: (value: unknown) => unknown) => (body: unknown) =>
  deep(body, (value) => (isPlain(value) || Array.isArray(value) ? value : change(value)))

/** Kinds of answers that are partly or entirely unreadable. */
export const UNREADABLE: readonly Kind[] = [
  { name: 'a list that is an object', change: outermost(() => NO_LIST) },
  { name: 'no row that can be read', change: outermost((list) => list.map(() => UNREADABLE_ROW)) },
  { name: 'a first row that cannot be read', change: outermost((list) => [UNREADABLE_ROW, ...list.slice(1)]) },
  { name: 'a last row that cannot be read', change: outermost((list) => [...list.slice(0, -1), UNREADABLE_ROW]) },
  { name: 'inner lists that are objects', change: inner(() => NO_LIST) },
  { name: 'an inner row that cannot be read', change: inner((list) => [UNREADABLE_ROW, ...list.slice(1)]) },
  {
    name: 'flags that are words',
    showsMore: true,
    change: scalars((value) => (typeof value === 'boolean' ? 'entah' : value)),
  },
  {
    name: 'days that do not exist',
    change: scalars((value) => (typeof value === 'string' && DAY.test(value) ? '2026-02-31' : value)),
  },
  { name: 'numbers that are words', change: scalars((value) => (typeof value === 'number' ? 'entah' : value)) },
  { name: 'a failure inside', change: () => ({ status: { code: '500', message: 'Kesalahan server' }, data: null }) },
  { name: 'nothing of the contract', change: () => ({ lain: 1 }) },
]
