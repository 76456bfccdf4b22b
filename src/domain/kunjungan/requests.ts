import { type QueryClient, QueryObserver, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { readVisits } from '#gateway/offline/keep-visits.ts'
import { keepsPrivate } from '#gateway/offline/persist-choice.ts'
import { openLists } from '#gateway/offline/visits.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { firstScreenShown } from '#shared/start/first-screen.ts'
import { createStore } from '#shared/state/create-store.ts'
import { whenIdle } from '#shared/state/when-idle.ts'
import { allRows, type Listed, UNREADABLE } from '#shared/wire/readers.ts'
import { noteLists, ownerOf } from './kunjungan.ts'
import { LISTS, type ListName, type ReadList } from './lists.ts'

const IDLE_MS = 1000

export interface OwnRequest {
  /** Id and state of the request: a difference is a change. When one cannot be read, the list is ignored. */
  facts: readonly (string | number | null | undefined)[]
  /** True when no decision exists yet, or the request can still change. */
  isOpen: boolean
}

/** List as returned by its generated reader. */
interface Rows<Row> {
  data: Listed<Row> | null
}

/**
 * Declares how the requests of a list are read, row by row.
 * @returns the reader of the list; it returns undefined when one row cannot be read: a partial list is ignored
 */
export const eachRow =
  <Row>(facts: (row: Row) => OwnRequest['facts'], isOpen: (row: Row) => boolean) =>
  ({ data }: Rows<Row>): readonly OwnRequest[] | undefined =>
    allRows(data)?.map((row) => ({ facts: facts(row), isOpen: isOpen(row) }))

/** Further response of a subject that contains decisions: the defence of a work, the records of its guidance. */
export type FurtherRequests = (client: QueryClient, isAnew: boolean) => Promise<readonly OwnRequest[] | null>

type Query<Raw, Data> = UseQueryOptions<Raw, GatewayError, Data>

/** Uses data that this page has fetched or is fetching; data that an earlier page persisted is fetched again. */
const fetchOnce = async <Raw, Data>(client: QueryClient, query: Query<Raw, Data>): Promise<Data | undefined> => {
  const observer = new QueryObserver(client, query)
  const { data, dataUpdatedAt } = observer.getCurrentResult()
  return dataUpdatedAt >= performance.timeOrigin ? data : (await observer.refetch({ cancelRefetch: false })).data
}

/**
 * Declares a further response about the requests of a subject.
 * @param query the query that its screens use
 * @param read the requests in the response; nothing when one of them cannot be read
 */
export const furtherRequests =
  <Raw, Data>(
    query: Query<Raw, Data>,
    read: (data: Data) => readonly OwnRequest[] | null | undefined,
  ): FurtherRequests =>
  async (client, isAnew) => {
    const data = isAnew ? await refetchNow(client, query) : await fetchOnce(client, query)
    return data === undefined ? null : (read(data) ?? null)
  }

/** A student's requests in one subject, whose decisions are news (ADR 28). */
export interface RequestList {
  name: ListName
  /**
   * Returns the list of the current screen, completed by further responses; null without that list. Resolves to null
   * when it cannot be read.
   */
  useShown: (idMahasiswa: string) => {
    complete: ((client: QueryClient) => Promise<ReadList | null>) | null
    updatedAt: number
  }
  /** Fetches the list again; null when it cannot be read. @throws GatewayError */
  ask: (client: QueryClient, idMahasiswa: string) => Promise<ReadList | null>
}

/** Loads the requests of a subject; screens.ts exports it as `requests`. */
export type LoadRequests = () => Promise<RequestList>

/**
 * Declares the requests of a subject.
 * @param name the subject, which is also its path
 * @param query the query that its screen uses
 * @param read the requests in a response; nothing when one of them cannot be read: a partial list is ignored
 * @param more further responses that contain decisions about these requests
 */
export const requestList = <Raw, Data>(
  name: ListName,
  query: (idMahasiswa: string) => Query<Raw, Data>,
  read: (data: Data) => readonly OwnRequest[] | null | undefined,
  more: (data: Data, idMahasiswa: string) => readonly FurtherRequests[] = () => [],
): RequestList => {
  const complete = async (
    data: Data,
    { client, idMahasiswa, isAnew }: { client: QueryClient; idMahasiswa: string; isAnew: boolean },
  ): Promise<ReadList | null> => {
    const own = read(data)
    if (!own) return null
    const parts = [own, ...(await Promise.all(more(data, idMahasiswa).map((ask) => ask(client, isAnew))))]
    const requests = parts.flatMap((part) => part ?? [])
    const isRead = requests.every(({ facts }) => facts.every((fact) => fact !== undefined && fact !== UNREADABLE))
    if (parts.includes(null) || !isRead) return null
    return { name, facts: requests.map(({ facts }) => facts), isOpen: requests.some(({ isOpen }) => isOpen) }
  }
  return {
    name,
    useShown: (idMahasiswa) => {
      const { data, dataUpdatedAt } = useQuery({ ...query(idMahasiswa), enabled: false })
      const shown = useMemo(
        () =>
          data === undefined ? null : (client: QueryClient) => complete(data, { client, idMahasiswa, isAnew: false }),
        [data, idMahasiswa],
      )
      return { complete: shown, updatedAt: dataUpdatedAt }
    },
    ask: async (client, idMahasiswa) =>
      complete(await refetchNow(client, query(idMahasiswa)), { client, idMahasiswa, isAnew: true }),
  }
}

/**
 * Stores the requests that a screen shows, so that a later visit can report a decision.
 * @param isActing true when an operator uses the screen: nothing is stored
 */
export const useNoteRequests = ({ useShown }: RequestList, idMahasiswa: string, isActing: boolean): void => {
  const client = useQueryClient()
  const { complete, updatedAt } = useShown(idMahasiswa)
  const isFresh = updatedAt >= performance.timeOrigin // data persisted by an earlier page is not news
  useEffect(() => {
    if (!complete || !isFresh || isActing) return
    let isHere = true
    const note = async (): Promise<void> => {
      const owner = ownerOf(idMahasiswa, true)
      if (!owner || !keepsPrivate(owner)) return
      const list = await complete(client).catch(() => null) // the screen of the response shows the failure
      if (list && isHere) await noteLists(idMahasiswa, [list])
    }
    void note()
    return () => {
      isHere = false
    }
  }, [client, idMahasiswa, isActing, isFresh, complete])
}

type Find = (name: ListName) => Promise<RequestList | null>
let find: Find = () => Promise.resolve(null)

/** Registers how the requests of a subject are found: a screen cannot import another subject. */
export const provideRequests = (finder: Find): void => {
  find = finder
}

/** Shortest interval between two fetches of a list of requests for news (milliseconds). */
const APART_MS = 3_600_000

const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name)

/**
 * Returns the lists that were opened in this session, hold an undecided request, and were not fetched within the last
 * hour. Empty without storage.
 */
const openRequests = async (idMahasiswa: string): Promise<ListName[]> => {
  const owner = ownerOf(idMahasiswa, false)
  if (!owner || !keepsPrivate(owner)) return []
  const visits = await readVisits(owner).catch(() => null) // a storage failure affects this part only, not the page
  return visits ? openLists(visits, campusNow(), APART_MS).filter(isListName) : []
}

/** Lists that this page has fetched: a failure is left to the list's own screen. */
const requested = createStore<readonly ListName[]>([])

/**
 * Fetches the lists that hold an undecided request, once each and at most once an hour, after the first screen is shown
 * and the page is idle, and stores them.
 */
export const checkDecisions = async (client: QueryClient, idMahasiswa: string): Promise<void> => {
  if (!firstScreenShown.get()) return
  for (const name of await openRequests(idMahasiswa)) {
    if (requested.get().includes(name)) continue
    requested.set([...requested.get(), name])
    await whenIdle(IDLE_MS)
    const list = await (await find(name))?.ask(client, idMahasiswa).catch(() => null) // its own screen shows the failure
    if (list) await noteLists(idMahasiswa, [list])
  }
}
