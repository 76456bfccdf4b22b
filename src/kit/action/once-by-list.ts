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
   * @param of result of `of` for the write; '' without it
   * @throws GatewayError
   */
  list: (caller: Caller, of: string) => Promise<ListAnswer<Row>>
  /** Returns the key of the list when the subject has several: the id of the work that a guidance record belongs to. */
  of?: (variables: Variables) => string
  /** Returns the id of a row; '' when it has none. */
  idOf: (row: Row) => string
  /**
   * Texts by which a new row is recognized: those that are sent and those of a row, in the same order. Case and
   * whitespace do not count. Only a salted mark of them is persisted.
   */
  same: { sent: (variables: Variables) => readonly string[]; row: (row: Row) => readonly string[] }
  /** Set when the gateway may change these texts, so that a new row with other texts leaves the outcome unknown. */
  mayDiffer?: true
  /** Returns the name of the draft to remove once the row is found: submitted again, it would create a second row. */
  draft?: (variables: Variables) => string
  /**
   * Decides before sending whether the conditions that the user confirmed still hold.
   * @param rows the current list
   * @param isSame returns whether a row has the texts that are about to be sent
   * @returns a sentence that says why nothing was sent; null to send
   */
  precheck?: (rows: readonly Row[], isSame: (row: Row) => boolean, variables: Variables) => string | null
}

/** The list before the write was sent, as persisted with the write. */
interface Snapshot {
  of: string
  salt: string
  mark: number
  /** Ids of the rows at that time. */
  ids: string[]
  /** True when the list was complete: a row that is not among `ids` did not exist. */
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

/**
 * Returns a mark of texts. @param salt makes the marks of two attempts differ, so that texts cannot be guessed from
 * them
 */
const markOfTexts = (salt: string, texts: readonly string[]): number =>
  markOf([salt, ...texts.map(normalized)].join('\n'))

/**
 * Returns whether the list is complete and each row has an id: only then does a missing row mean that it does not
 * exist.
 */
const isKnownWhole = <Row>(answer: ListAnswer<Row>, idOf: (row: Row) => string): boolean =>
  isWholeList(answer) && answer.data?.every((row) => row !== null && idOf(row) !== '') === true

/** Writes whose user was warned that the list has an unreadable row, which may be the same. */
const told = createStore<readonly string[]>([])

/** Returns whether the user was warned before, so that the write is sent this time. Records the warning otherwise. */
const isToldBefore = (texts: readonly string[]): boolean => {
  const write = texts.map(normalized).join('\n')
  if (told.get().includes(write)) return true
  told.set([...told.get(), write])
  return false
}

/**
 * Returns the check and precheck of a once-only create that adds a row to a list. The precheck notes the existing rows;
 * after a lost response the check reads the list again. A new row with the sent texts means that the write happened. A
 * complete list without such a row means that it did not, once the write can no longer arrive. Any other case stays
 * unknown: an incomplete list, now or before sending, or an unreadable one. An unreadable row may be the same row: the
 * first attempt shows a warning, the second one sends.
 * @example
 * const createCuti = { operation, describe, send, ...onceByList({ list, idOf, same }) } satisfies
 * OnceAction<CreateCuti>
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
