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

/** One request of a student. */
export interface OwnRequest {
  /** Id and state of the request: a difference in them is a change. With one that cannot be read the list is no news. */
  facts: readonly (string | number | null | undefined)[]
  /** Nobody has decided it yet, or something about it can still change. */
  isOpen: boolean
}

/** A list as its generated reader returns it. */
interface Rows<Row> {
  data: Listed<Row> | null
}

/**
 * Declares how the requests of a list are read, row by row.
 * @returns the reader of the list; it gives nothing where one row cannot be read: a part of a list is no news
 */
export const eachRow =
  <Row>(facts: (row: Row) => OwnRequest['facts'], isOpen: (row: Row) => boolean) =>
  ({ data }: Rows<Row>): readonly OwnRequest[] | undefined =>
    allRows(data)?.map((row) => ({ facts: facts(row), isOpen: isOpen(row) }))

/** A further answer of a subject in which something is decided: the defence of a work, the records of its guidance. */
export type FurtherRequests = (client: QueryClient, isAnew: boolean) => Promise<readonly OwnRequest[] | null>

type Query<Raw, Data> = UseQueryOptions<Raw, GatewayError, Data>

/** Answers that this page has read, or that are in flight, are taken; what an earlier page has kept is read anew. */
const fetchOnce = async <Raw, Data>(client: QueryClient, query: Query<Raw, Data>): Promise<Data | undefined> => {
  const observer = new QueryObserver(client, query)
  const { data, dataUpdatedAt } = observer.getCurrentResult()
  return dataUpdatedAt >= performance.timeOrigin ? data : (await observer.refetch({ cancelRefetch: false })).data
}

/**
 * Declares a further answer about the requests of a subject.
 * @param query the query that its screens show
 * @param read the requests in the answer; nothing where one of them cannot be read
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

/** The requests of a student in one subject, whose decisions are news (ADR 28). */
export interface RequestList {
  name: ListName
  /** Reads what belongs to the list that a screen shows; null without that list. Resolves to null where it cannot be read. */
  useShown: (idMahasiswa: string) => {
    complete: ((client: QueryClient) => Promise<ReadList | null>) | null
    updatedAt: number
  }
  /** Reads the list anew; null where it cannot be read. @throws GatewayError */
  ask: (client: QueryClient, idMahasiswa: string) => Promise<ReadList | null>
}

/** Loads the requests of a subject; screens.ts exports it as `requests`. */
export type LoadRequests = () => Promise<RequestList>

/**
 * Declares the requests of a subject.
 * @param name the subject, which is also its address
 * @param query the query that its screen shows
 * @param read the requests in an answer; nothing where one of them cannot be read: a part of a list is no news
 * @param more further answers in which something about these requests is decided
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
 * Notes the requests that a screen shows, so that a later visit can say that one was decided.
 * @param isActing an operator is on the screen: nothing is noted
 */
export const useNoteRequests = ({ useShown }: RequestList, idMahasiswa: string, isActing: boolean): void => {
  const client = useQueryClient()
  const { complete, updatedAt } = useShown(idMahasiswa)
  const isFresh = updatedAt >= performance.timeOrigin // what an earlier page has kept is no news
  useEffect(() => {
    if (!complete || !isFresh || isActing) return
    let isHere = true
    const note = async (): Promise<void> => {
      const owner = ownerOf(idMahasiswa, true)
      if (!owner || !keepsPrivate(owner)) return
      const list = await complete(client).catch(() => null) // the screen of the answer says a failure
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

/** Says how the requests of a subject are found: a screen cannot import another subject. */
export const provideRequests = (finder: Find): void => {
  find = finder
}

/** Lists of requests are read for their news at most once in so long (milliseconds). */
const APART_MS = 3_600_000

const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name)

/**
 * Returns the lists that were opened in this session, hold a request that nobody has decided yet, and were not read within
 * the last hour. None where nothing is kept.
 */
const openRequests = async (idMahasiswa: string): Promise<ListName[]> => {
  const owner = ownerOf(idMahasiswa, false)
  if (!owner || !keepsPrivate(owner)) return []
  const visits = await readVisits(owner).catch(() => null) // storage that fails costs this part, not the page
  return visits ? openLists(visits, campusNow(), APART_MS).filter(isListName) : []
}

/** Lists that this page has asked for: one that fails is left to its own screen. */
const requested = createStore<readonly ListName[]>([])

/**
 * Reads the lists that hold an undecided request, once each and at most once an hour, after the first screen stands and the
 * page is idle, and notes them.
 */
export const checkDecisions = async (client: QueryClient, idMahasiswa: string): Promise<void> => {
  if (!firstScreenShown.get()) return
  for (const name of await openRequests(idMahasiswa)) {
    if (requested.get().includes(name)) continue
    requested.set([...requested.get(), name])
    await whenIdle(IDLE_MS)
    const list = await (await find(name))?.ask(client, idMahasiswa).catch(() => null) // its own screen says a failure
    if (list) await noteLists(idMahasiswa, [list])
  }
}
