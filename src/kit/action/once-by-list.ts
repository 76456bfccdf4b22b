import i18next from 'i18next'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { createStore } from '#shared/state/create-store.ts'
import { randomId } from '#shared/state/random-id.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { markOf } from '#shared/text/mark-of.ts'
import { type Angka, type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import { isWholeList } from '../list/whole-list.ts'
import type { Caller, OnceAction } from './action.ts'
import { checkByReading } from './check-by-reading.ts'

/** A list as its generated reader returns it; a row is null where it cannot be read. */
interface ListAnswer<Row> {
  data: Listed<Row> | null
  meta: { totalItems: Angka; itemsPerPage?: Angka } | null | undefined
}

interface Options<Variables, Row> {
  /**
   * Fetches the list that the write adds a row to, all pages of it (`wholeAnswer`).
   * @param of what `of` returned for the write; '' without it
   * @throws GatewayError
   */
  list: (caller: Caller, of: string) => Promise<ListAnswer<Row>>
  /** Which list, where the subject has several: the id of the work that a guidance record belongs to. */
  of?: (variables: Variables) => string
  /** Id of a row; '' where it has none. */
  idOf: (row: Row) => string
  /**
   * What a new row is recognized by: the texts that are sent, and the same texts of a row, in the same order. Case and
   * whitespace do not count. Only a salted mark of them is persisted.
   */
  same: { sent: (variables: Variables) => readonly string[]; row: (row: Row) => readonly string[] }
  /** The gateway may change these texts, so a new row with other texts leaves the outcome unknown. */
  mayDiffer?: true
  /** Name of the draft to remove once the row is found: submitted again, it would be a second row. */
  draft?: (variables: Variables) => string
  /**
   * Decides before sending whether what the person confirmed still holds.
   * @param rows the list as it is now
   * @param isSame whether a row has the texts that are about to be sent
   * @returns a sentence that says why nothing was sent; null to send
   */
  precheck?: (rows: readonly Row[], isSame: (row: Row) => boolean, variables: Variables) => string | null
}

/** The list before the write was sent, as persisted with the write. */
interface Snapshot {
  of: string
  salt: string
  mark: number
  /** Ids of the rows. */
  ids: string[]
  /** The list was complete: a row that is not among `ids` did not exist. */
  isWhole: boolean
  /** Name of the draft; '' for none. */
  draft: string
}

const readSnapshot = (value: unknown): Snapshot | null => {
  if (!isRecord(value)) return null
  const { of, salt, mark, ids, isWhole, draft } = value
  if (typeof of !== 'string' || typeof salt !== 'string' || typeof draft !== 'string') return null
  if (typeof mark !== 'number' || typeof isWhole !== 'boolean' || !Array.isArray(ids)) return null
  return { of, salt, mark, isWhole, draft, ids: ids.filter((id): id is string => typeof id === 'string') }
}

const normalized = (written: string): string => written.trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns a mark of texts. @param salt makes the marks of two attempts differ, so that they cannot be guessed */
const markOfTexts = (salt: string, texts: readonly string[]): number =>
  markOf([salt, ...texts.map(normalized)].join('\n'))

/** Returns whether every row of the list is known by its id: only then does a missing row mean that it does not exist. */
const isKnownWhole = <Row>(answer: ListAnswer<Row>, idOf: (row: Row) => string): boolean =>
  isWholeList(answer) && answer.data?.every((row) => row !== null && idOf(row) !== '') === true

/** Writes whose person knows by now that a row of the list, which may be the same, cannot be read. */
const told = createStore<readonly string[]>([])

/** Tells whether the person was told so before and sends all the same; the next time it is so. */
const isToldBefore = (texts: readonly string[]): boolean => {
  const write = texts.map(normalized).join('\n')
  if (told.get().includes(write)) return true
  told.set([...told.get(), write])
  return false
}

/**
 * The check of a once-only create that adds a row to a list. Before the write is sent, it notes the rows that exist; after a
 * lost answer it reads the list again. A row that did not exist and has the sent texts means the write happened. A whole
 * list without such a row means it did not, once the write can no longer arrive. Anything else stays unknown: a list of
 * which only some pages are known, now or before sending, or one that cannot be read. A row that cannot be read may be the same:
 * the first time it is said so, and a second press sends.
 * @example
 * const createCuti = { operation, describe, send, ...onceByList({ list, idOf, same }) } satisfies OnceAction<CreateCuti>
 */
export const onceByList = <Variables, Row>({
  list,
  of = () => '',
  idOf,
  same,
  mayDiffer,
  draft = () => '',
  precheck,
}: Options<Variables, Row>): Required<Pick<OnceAction<Variables>, 'check' | 'precheck'>> => ({
  check: checkByReading(readSnapshot, async (before, caller) => {
    const answer = await list(caller, before.of)
    if (!before.isWhole) return null
    const fresh = readRows(answer.data, 'noted').filter((row) => !before.ids.includes(idOf(row)))
    const isThere = fresh.some((row) => idOf(row) !== '' && markOfTexts(before.salt, same.row(row)) === before.mark)
    if (!isThere) return isKnownWhole(answer, idOf) && !(mayDiffer && fresh.length > 0) ? false : null
    if (before.draft !== '') removeDraft(outboxOwner(), before.draft)
    return true
  }),
  precheck: async (variables, caller) => {
    const answer = await list(caller, of(variables))
    if (answer.data === null) return { changed: i18next.t('ui:action.unread') }
    const rows = readRows(answer.data, 'noted')
    const salt = randomId()
    const mark = markOfTexts(salt, same.sent(variables))
    const changed = precheck?.(rows, (row) => markOfTexts(salt, same.row(row)) === mark, variables) ?? null
    if (changed !== null) return { changed }
    if (unreadOf(answer.data) > 0 && !isToldBefore([of(variables), ...same.sent(variables)])) {
      return { changed: i18next.t('ui:action.mayExist') }
    }
    const before: Snapshot = {
      of: of(variables),
      salt,
      mark,
      ids: rows.map(idOf),
      isWhole: isKnownWhole(answer, idOf),
      draft: draft(variables),
    }
    return { snapshot: before }
  },
})
