// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setOutboxOwner } from '#gateway/writes/outbox-facade.ts'
import { readDraft, writeDraft } from '#shared/form/draft-store.ts'
import { now } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { ARRIVAL_MS } from './arrival.ts'
import { onceByList } from './once-by-list.ts'

beforeEach(() => startKitTexts())

interface Row {
  id: string
  nama: string
}
interface Create {
  idMahasiswa: string
  idKarya: string
  data: { nama: string }
}
type Page = { data: (Row | null)[] | null; meta: { totalItems: number | null; itemsPerPage?: number } | null }
type Given = Partial<Parameters<typeof onceByList<Create, Row>>[0]>

const CALLER = { client: new QueryClient(), idMahasiswa: '240117023' }
const SENT: Create = { idMahasiswa: '240117023', idKarya: '412', data: { nama: 'Gemastik' } }
const row = (id: string, nama = 'Gemastik'): Row => ({ id, nama })
const whole = (...data: (Row | null)[]): Page => ({ data, meta: null })
const part = (...data: (Row | null)[]): Page => ({ data, meta: { totalItems: data.length + 1 } })

/** Sends a write whose precheck read `before`, and returns the result of its check when the list is `after`. */
const outcome = async (before: Page, after: Page | Error, given: Given = {}, ago = ARRIVAL_MS) => {
  const isConfirming = before.data?.includes(null) === true
  const answers = isConfirming ? [before, before, after] : [before, after]
  const once = onceByList<Create, Row>({
    list: () => {
      const next = answers.shift()
      if (next === undefined) throw new Error('read once more than expected')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    },
    idOf: ({ id }) => id,
    same: { sent: ({ data }) => [data.nama], row: ({ nama }) => [nama] },
    ...given,
  })
  if (isConfirming) await once.precheck(SENT, CALLER)
  const allowed = await once.precheck(SENT, CALLER)
  if (typeof allowed === 'boolean' || !('snapshot' in allowed)) return allowed
  const noted: unknown = JSON.parse(JSON.stringify(allowed.snapshot)) // as a later page parses it
  return once.check({ key: '', operation: '', since: now().getTime() - ago, sent: true, snapshot: noted }, CALLER)
}

test.each<[string, Page, Page, 'done' | 'not-done' | 'unknown']>([
  ['a new row with the sent texts', whole(row('1', 'Lain')), whole(row('2'), row('1', 'Lain')), 'done'],
  ['a new row beside an equal older one', whole(row('1')), whole(row('1'), row('2')), 'done'],
  ['a new row whose texts differ in case and whitespace', whole(), whole(row('2', ' gemastik\n')), 'done'],
  ['a new row on one page of several', whole(), part(row('2')), 'done'],
  ['an equal row that existed before', whole(row('1')), whole(row('1')), 'not-done'],
  ['a new row with other texts', whole(), whole(row('2', 'Lain')), 'not-done'],
  ['an empty list', whole(), whole(), 'not-done'],
  ['a list without one of the older rows', whole(row('1', 'Lain')), whole(), 'not-done'],
  ['one page of several, without it', whole(), part(row('1', 'Lain')), 'unknown'],
  ['a row that cannot be read', whole(), whole(null), 'unknown'],
  ['a row without an id', whole(), whole(row('')), 'unknown'],
  ['no list', whole(), { data: null, meta: null }, 'unknown'],
  ['an equal row that may have been on another page before', part(row('1', 'Lain')), whole(row('2')), 'unknown'],
  ['an equal row that may be one that could not be read before', whole(null), whole(row('2')), 'unknown'],
])('given %s, resolves a lost response: %s → %s', async (_, before, after, expected) => {
  expect(await outcome(before, after)).toBe(expected)
})

test('returns unknown for a missing row while the write may still arrive', async () => {
  expect(await outcome(whole(), whole(), {}, ARRIVAL_MS - 1000)).toBe('unknown')
})

test('returns unknown for a new row with other texts when the gateway may change them', async () => {
  expect(await outcome(whole(), whole(row('2', 'Lain')), { mayDiffer: true })).toBe('unknown')
  expect(await outcome(whole(row('1', 'Lain')), whole(row('1', 'Lain')), { mayDiffer: true })).toBe('not-done')
})

test('fails the check when the list cannot be fetched, and sends nothing when it fails before sending', async () => {
  const failure = new Error('502')
  await expect(outcome(whole(), failure)).rejects.toBe(failure)
  expect(await outcome({ data: null, meta: null }, whole()), 'with words about it').toHaveProperty('changed')
})

test('returns unknown for a snapshot of another shape', async () => {
  const { check } = onceByList<Create, Row>({
    list: () => Promise.resolve(whole(row('2'))),
    idOf: ({ id }) => id,
    same: { sent: ({ data }) => [data.nama], row: ({ nama }) => [nama] },
  })
  for (const before of [null, 'x', {}, { ids: [] }])
    expect(await check({ key: '', operation: '', since: 0, sent: true, snapshot: before }, CALLER)).toBe('unknown')
})

describe('before sending', () => {
  test('explains why nothing is sent when a row with the same texts exists', async () => {
    const precheck: Given['precheck'] = (rows, isSame) => (rows.some(isSame) ? 'Sudah ada.' : null)
    expect(await outcome(whole(row('1')), whole(), { precheck })).toEqual({ changed: 'Sudah ada.' })
    expect(await outcome(whole(row('1', 'Lain')), whole(row('1', 'Lain')), { precheck })).toBe('not-done')
  })

  test('asks once when an unreadable row may be the same, and sends on a repeated attempt', async () => {
    const once = onceByList<Create, Row>({
      list: () => Promise.resolve(whole(row('1', 'Lain'), null)),
      idOf: ({ id }) => id,
      same: { sent: ({ data }) => [data.nama], row: ({ nama }) => [nama] },
    })
    expect(await once.precheck(SENT, CALLER)).toHaveProperty('changed')
    const other = { ...SENT, data: { nama: 'Gemastik 2' } }
    expect(await once.precheck(other, CALLER)).toHaveProperty('changed')
    expect(await once.precheck(SENT, CALLER)).toHaveProperty('snapshot')
  })

  test('persists no text of the write and refetches its own list', async () => {
    const lists: string[] = []
    const once = onceByList<Create, Row>({
      list: (_, of) => {
        lists.push(of)
        return Promise.resolve(whole())
      },
      of: ({ idKarya }) => idKarya,
      idOf: ({ id }) => id,
      same: { sent: ({ data }) => [data.nama], row: ({ nama }) => [nama] },
    })
    const allowed = await once.precheck(SENT, CALLER)
    const before = typeof allowed === 'object' && 'snapshot' in allowed ? allowed.snapshot : null
    expect(JSON.stringify(before)).not.toMatch(/gemastik/i)
    await once.check({ key: '', operation: '', since: 0, sent: true, snapshot: before }, CALLER)
    expect(lists).toEqual(['412', '412'])
  })
})

describe('draft', () => {
  const OWNER = 'sekar'
  beforeEach(() => {
    setOutboxOwner(OWNER)
    writeDraft(OWNER, 'skpi', { values: { nama: 'Gemastik' }, savedAt: now().getTime() })
  })
  afterEach(() => localStore.clear())
  const draft = () => 'skpi'

  test('is removed only once the row is found', async () => {
    await outcome(whole(), whole(), { draft })
    expect(readDraft(OWNER, 'skpi', now().getTime())).not.toBeNull()
    await outcome(whole(), whole(row('2')), { draft })
    expect(readDraft(OWNER, 'skpi', now().getTime())).toBeNull()
  })
})

/** Returns the first page of rows of a gateway, with or without the total. */
const paged = (rows: readonly Row[], perPage: number, hasTotal: boolean): Page => ({
  data: rows.slice(0, perPage),
  meta: { totalItems: hasTotal ? rows.length : null, itemsPerPage: perPage },
})

test('never returns done or not-done when the opposite is true, for any rows and pages', async () => {
  const names = fc.constantFrom('Gemastik', 'Lain', ' GEMASTIK ')
  const world = fc.record({
    before: fc.array(names, { maxLength: 6 }),
    removed: fc.nat(6),
    others: fc.array(fc.constant('Lain'), { maxLength: 3 }),
    hasHappened: fc.boolean(),
    isFirst: fc.boolean(),
    pages: fc.tuple(fc.constantFrom(2, 4, 20), fc.constantFrom(2, 4, 20)),
    totals: fc.tuple(fc.boolean(), fc.boolean()),
  })
  await fc.assert(
    fc.asyncProperty(world, async ({ before, removed, others, hasHappened, isFirst, pages, totals }) => {
      const known = before.map((nama, index) => row(`a${index}`, nama))
      const added = [...others.map((nama, index) => row(`b${index}`, nama)), ...(hasHappened ? [row('c')] : [])]
      const left = known.filter((_, index) => index !== removed)
      const after = isFirst ? [...added.toReversed(), ...left] : [...left, ...added]
      const result = await outcome(paged(known, pages[0], totals[0]), paged(after, pages[1], totals[1]))
      expect(result).not.toBe(hasHappened ? 'not-done' : 'done')
      const isAllKnown = known.length < pages[0] && after.length < pages[1]
      if (isAllKnown) expect(result).toBe(hasHappened ? 'done' : 'not-done')
    }),
  )
})
