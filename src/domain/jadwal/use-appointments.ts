import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useGetBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { createStore } from '#shared/state/create-store.ts'
import { readRows, unreadOf } from '#shared/wire/readers.ts'
import {
  type Appointment,
  type AppointmentList,
  type AppointmentQuery,
  type AppointmentSource,
  type AppointmentsOf,
  loadAppointmentSources,
} from './appointments.ts'

/** State of a set of appointments that may be incomplete. */
interface Known {
  /** True while requests are in flight: there may be more appointments. */
  isPending: boolean
  /** Names of the subjects whose appointments are missing or partly unreadable. */
  missing: readonly string[]
}

/** The student's appointments besides classes and exams that could be read. */
export interface Appointments extends Known {
  janji: readonly Appointment[]
  /** State of the lists that are not only deadlines: deadlines never make the free time unknown. */
  timed: Known
  reload: () => void
}

const sourcesHere = createStore<readonly AppointmentSource[] | null>(null)
/** True when the table of subjects failed to load. */
const isTableLost = createStore(false)

const loadSources = async (): Promise<void> => {
  if (sourcesHere.get()) return
  const load = await loadAppointmentSources
  const sources = await load().catch(() => null) // shown as missing; loaded again with 'Muat Ulang'
  isTableLost.set(sources === null)
  if (sources) sourcesHere.set(sources)
}

/** Lists by the path of their screen; null when the file failed to load. */
const lists = createStore<Readonly<Record<string, AppointmentList | null>>>({})

const loadList = async ({ path, load }: AppointmentSource): Promise<void> => {
  const list = await load().catch(() => null) // shown as missing; loaded again with 'Muat Ulang'
  lists.set({ ...lists.get(), [path]: list })
}

/** Returns the lists of the subjects in the menu: null until the menu and their files are loaded. */
const useLists = (enabled: boolean) => {
  const all = useSyncExternalStore(sourcesHere.subscribe, sourcesHere.get)
  const loaded = useSyncExternalStore(lists.subscribe, lists.get)
  const isLost = useSyncExternalStore(isTableLost.subscribe, isTableLost.get)
  const place = useScreenPlace()
  useEffect(() => {
    if (enabled) void loadSources()
  }, [enabled])
  const isMenuKnown = all?.every(({ path }) => place(path) !== null) === true
  const paths = isMenuKnown && enabled ? all.filter(({ path }) => place(path) === 'here').map(({ path }) => path) : null
  const wanted = paths?.join(' ')
  useEffect(() => {
    const isWanted = ({ path }: AppointmentSource) => wanted?.split(' ').includes(path) && !(path in lists.get())
    for (const source of all?.filter(isWanted) ?? []) void loadList(source)
  }, [all, wanted])
  const found = useMemo(
    () => wanted?.split(' ').flatMap((path) => (path in loaded ? [{ path, list: loaded[path] ?? null }] : [])),
    [wanted, loaded],
  )
  return { found: found ?? [], isLost, isPending: !isLost && (!paths || !found || found.length < paths.length) }
}

/** Returns '/kerja-praktik' as words, for a subject whose file failed to load. */
const wordsOf = (path: string): string => path.slice(1).replaceAll('-', ' ')

/** A subject whose appointments are fetched. */
interface Named {
  nama: string
  /** True when it may have appointments that take time. */
  isTimed: boolean
}

const UNNAMED: Named = { nama: '', isTimed: true }

interface Answered extends Named {
  answer: ReturnType<typeof useAnswers>[number]
}

/** Returns whether a request failed. Calls that this gateway does not support are never sent, so they do not count. */
const isFailed = (error: unknown): boolean => error !== null && toGatewayError(error).kind !== 'assumed'

/** Runs the queries. Cached responses are not fetched again. */
const useAnswers = (queries: readonly AppointmentQuery[]) =>
  useQueries({ queries: queries.map(({ queryFn, meta = {}, ...rest }) => ({ ...rest, queryFn, meta })) })

interface Asked {
  of: Named
  query: AppointmentQuery
}

/** Runs the queries of one level; `more` are those that its responses name. */
const useLevel = (asked: readonly Asked[]): { answers: Answered[]; more: Asked[] } => {
  const answered = useAnswers(asked.map(({ query }) => query))
  const answers = answered.map((answer, place) => ({ answer, ...(asked[place]?.of ?? UNNAMED) }))
  const more = answers.flatMap(({ answer: { data }, ...of }) => (data?.more ?? []).map((query) => ({ of, query })))
  return { answers, more }
}

const isAnswerLost = ({ answer: { data, error } }: Answered): boolean =>
  data === null || (data === undefined && isFailed(error)) || unreadOf(data?.appointments) > 0

/**
 * Returns the appointments of the student from every subject whose screen this campus has in its menu (ADR 32).
 * @param enabled false sends nothing
 */
export const useAppointments = (
  idMahasiswa: string,
  { tahun, semester }: AppointmentsOf['params'],
  enabled: boolean,
): Appointments => {
  const { t, i18n } = useTranslation('ui')
  const { language } = i18n
  const { data: short, isPending: isStudentPending } = useGetBiodataSingkat(idMahasiswa)
  const student = isStudentPending ? null : short?.biodataSingkat
  const { found, isLost: isAllLost, isPending } = useLists(enabled)
  const named = useMemo(
    () =>
      found.map(({ path, list }) => ({
        nama: list?.nama() ?? wordsOf(path),
        isLost: list === null,
        isTimed: list?.isDeadlines !== true,
        query: list?.query({ idMahasiswa, student, params: { tahun, semester }, language }) ?? null,
      })),
    [found, idMahasiswa, student, tahun, semester, language],
  )
  // A response may name further queries, and theirs again: KRS needs its window, the picks and what was sent.
  const first = useLevel(named.flatMap(({ query, ...of }) => (query ? [{ of, query }] : [])))
  const second = useLevel(first.more)
  const third = useLevel(second.more)
  const answers = [...first.answers, ...second.answers, ...third.answers]
  const whole = isAllLost ? [t('ui:appointments.all')] : []
  const knownOf = (isConfirming: (of: Named) => boolean): Known => {
    const own = answers.filter(isConfirming)
    const lost = [...named.filter((one) => one.isLost && isConfirming(one)), ...own.filter(isAnswerLost)]
    return {
      isPending: isPending || own.some(({ answer }) => answer.isPending),
      missing: [...new Set([...whole, ...lost.map(({ nama }) => nama)])],
    }
  }
  return {
    janji: answers.flatMap(({ answer }) => readRows(answer.data?.appointments, 'noted')),
    ...knownOf(() => true),
    timed: knownOf(({ isTimed }) => isTimed),
    reload: () => {
      void loadSources()
      lists.set(Object.fromEntries(Object.entries(lists.get()).filter(([, list]) => list !== null)))
      for (const { answer } of answers) if (answer.isError) void answer.refetch()
    },
  }
}
