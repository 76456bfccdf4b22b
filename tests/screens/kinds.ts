import { deep, isPlain, MUTATIONS } from '../audit/mutations.ts'
import { IS_AUDIT } from './cases.ts'

const known = (name: string) => (body: unknown) => {
  const text = MUTATIONS.find((mutation) => mutation.name === name)?.answer(body).text
  if (text === undefined) throw new Error(`no mutation is called ${name}`)
  return JSON.parse(text) as object
}
/**
 * Returns a function that changes every nested value of an answer, innermost first; the answer itself stays an object.
 */
const inside = (change: (value: unknown) => unknown) => (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, change(deep(value, change))]))

const ID = /^id(?:[A-Z]|$)/
/** Restores the ids of an answer: a row without its id is unreadable, which is a separate kind. */
const withIds = (before: unknown, now: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(now)) return now.map((value, at) => withIds(before[at], value))
  if (!isPlain(before) || !isPlain(now)) return now
  const own = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, ID.test(name) ? own.get(name) : withIds(own.get(name), value)]),
  )
}
const keepingIds = (answer: (body: unknown) => object) => (body: unknown) => withIds(body, answer(body)) as object

let made = 0
/** Returns a value of another type; all values differ, so that rows with ids remain distinct. */
const otherLeaf = (value: unknown): unknown => {
  if (isPlain(value) || Array.isArray(value)) return value
  made += 1
  return typeof value === 'string' && made % 2 === 0 ? made : { bukan: made }
}

interface Kind {
  name: string
  answer: (body: unknown) => object
  /** Set when it leaves nothing readable. */
  isUnreadable?: true
  /** Set when it breaks values only. */
  isLeaves?: true
}

const UNREADABLE: readonly Kind[] = [
  { name: 'null for the answer', answer: known('null for every list and object'), isUnreadable: true },
]
const LEAVES: readonly Kind[] = [
  { name: 'null for every value but ids', answer: keepingIds(known('null for every value')), isLeaves: true },
  { name: 'another type for every value but ids', answer: keepingIds(inside(otherLeaf)), isLeaves: true },
]
const SHAPES: readonly Kind[] = [
  { name: 'every second field missing', answer: known('every second field missing') },
  { name: 'all fields missing', answer: known('all fields missing') },
  { name: 'another type for every list in it', answer: inside((value) => (Array.isArray(value) ? 'daftar' : value)) },
  { name: 'an empty list for every object in it', answer: inside((value) => (isPlain(value) ? [] : value)) },
]

/**
 * Returns the most destructive kinds. Each screen gets one that leaves nothing readable, one that breaks values and one
 * that breaks shapes; consecutive screens get different ones.
 */
export const kindsFor = (index: number): readonly Kind[] =>
  [UNREADABLE, LEAVES, SHAPES].flatMap((kinds) => kinds.filter((_, at) => IS_AUDIT || at === index % kinds.length))
