import type { Boot } from '#gateway/call/early.ts'
import { mayHavePersisted } from '#gateway/offline/persisted-name.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { refreshAccessToken, startSession } from '#gateway/session/session.ts'
import { deadline } from '#gateway/session/start/deadline.ts'
import {
  type Hints,
  hintsOf,
  homePaths,
  kelasPaths,
  keptConfig,
  keptKodePeriode,
  kodePeriodeOf,
  type LandingCalls,
  studentPaths,
} from '#gateway/session/start/hints.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import { campusStore } from '#shared/campus/campus-store.ts'
import { wait } from '#shared/state/wait.ts'
import { isRecord } from '#shared/text/is-record.ts'

type Early = Boot['early']

/** Headers that the fetcher sends (section 7). */
const HEADERS = { Accept: 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
/** Request timeout (section 9). */
const REQUEST_TIMEOUT_MS = 60_000
/** Longest wait for the session lock, in milliseconds: another tab may hold it. */
const PATIENCE_MS = 300

const get = async (
  address: string,
  headers?: Record<string, string>,
  priority?: RequestPriority,
): Promise<Response> => {
  const { signal, end } = deadline(REQUEST_TIMEOUT_MS)
  const asked = fetch(address, { headers: { ...HEADERS, ...headers }, signal, ...(priority && { priority }) })
  asked.catch(end)
  const response = await asked
  const read = response.text.bind(response)
  response.text = () => read().finally(end)
  return response
}

const quiet = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined) // the consumer of the promise handles the failure
  return promise
}

/** Reads the body of a response early and caches it for the consumer: a busy phone would read it late. */
const textOf = (asked: Promise<Response>): Promise<string> =>
  quiet(
    asked.then((response) => {
      const text = response.text()
      response.text = () => text
      return text
    }),
  )

const givenAfter = (read: Promise<unknown>, asked: Promise<Response>): Promise<Response> =>
  quiet(
    read.then(
      () => asked,
      () => asked,
    ),
  )

/** Parses a response before it is handed over, so that the follow-up calls have been sent by then. */
const readFirst = (asked: Promise<Response>) => {
  const body = quiet(textOf(asked).then((text): unknown => JSON.parse(text)))
  return { answer: givenAfter(body, asked), body }
}

/** Returns the campus settings from storage, or fetches them once (section 7). */
const learnHints = async (config: unknown, early: Early): Promise<Hints> => {
  const kept = hintsOf(config, campusStore.get('college_id'))
  if (kept) return kept
  const { multisiteConfigUrl, siteId, nodeId } = isRecord(config) ? config : {}
  if (typeof multisiteConfigUrl !== 'string') throw new Error('config.json')
  const query = new URLSearchParams({
    url: window.location.origin,
    ...(typeof siteId === 'string' && siteId && { id: siteId }),
  })
  const address = `${multisiteConfigUrl.replace(/\/+$/, '')}/frontend-config?${String(query)}`
  const { answer, body } = readFirst(get(address, { 'node-id': typeof nodeId === 'string' ? nodeId : '' }))
  early.set(address, answer)
  const campus = await body
  const hints = hintsOf(config, isRecord(campus) && campus['college_id'])
  if (!hints) throw new Error('frontend-config')
  return hints
}

const fetchConfig = async (behind?: Promise<unknown>): Promise<Response> => {
  if (behind) await Promise.race([behind, wait(PATIENCE_MS)])
  return get('/config.json')
}

const studentOf = (userInfo: unknown): string => {
  if (!isRecord(userInfo) || userInfo['role'] !== ROLE_MAHASISWA) throw new Error('no student')
  return String(userInfo['username'])
}

/** A typed student number. Other user names, such as those of operators, have no student data to fetch. */
const STUDENT_NUMBER = /^\d+$/

/** @returns user_info, once it has been received */
const beginCalls = (
  { gatewayUrl, collegeId, studentId }: Hints,
  calls: LandingCalls,
  { token, asked }: { token: Promise<AccessToken>; asked: Promise<unknown> },
  early: Early,
  isServed: boolean,
): Promise<unknown> => {
  const send = (path: string, priority?: RequestPriority): Promise<Response> =>
    token.then((held) => get(gatewayUrl + path, { Authorization: `Bearer ${held.token}` }, priority))
  const ask = (path: string, priority?: RequestPriority): void => {
    const asked = send(path, priority)
    early.set(gatewayUrl + path, givenAfter(textOf(asked), asked))
  }
  const fetchFirst = (path: string): Promise<unknown> => {
    const { answer, body } = readFirst(send(path))
    early.set(gatewayUrl + path, answer)
    return body
  }
  const userInfo = fetchFirst(calls.user)
  if (isServed && studentId !== null && mayHavePersisted()) {
    // The components fetch persisted data themselves after rendering it; the few connections of HTTP/1.1 serve the
    // other calls.
    for (const path of homePaths(studentId, calls)) ask(path)
    return userInfo
  }
  const kept = keptKodePeriode()
  const semester = kept === null ? fetchFirst(calls.semester) : null
  const fetchStudent = async (): Promise<void> => {
    const id = studentId ?? studentOf(await userInfo)
    for (const path of [...homePaths(id, calls), ...studentPaths(id, calls.student)]) ask(path)
    for (const path of kelasPaths(id, kept ?? kodePeriodeOf(await semester), calls)) ask(path)
  }
  void quiet(fetchStudent())
  // A cached semester is refreshed with low priority, like all other calls that only need the token.
  for (const path of semester ? calls.token : [calls.semester, ...calls.token]) ask(path, 'low')
  // These calls need no token: they use connections that are idle until the token has arrived.
  const campus = { 'college-id': collegeId } // requests without a token do not identify the campus
  for (const path of calls.campus) {
    const address = gatewayUrl + path
    early.set(address, quiet(asked.then(() => get(address, campus, 'low'))))
  }
  return userInfo
}

/**
 * Sends the calls of the first screen after a login, all at once: the student is most likely the one whose number was
 * typed. The app takes the responses only after user_info has named the same student.
 * @param typed the user name as typed
 */
export const beginAfterSignIn = (boot: Boot, calls: LandingCalls, token: AccessToken, typed: string): void => {
  const hints = hintsOf(keptConfig(), campusStore.get('college_id'))
  if (!hints) return // the app fetches the campus itself
  boot.typed = STUDENT_NUMBER.test(typed) ? typed : undefined
  const signedIn = { token: Promise.resolve(token), asked: Promise.resolve() }
  void quiet(beginCalls({ ...hints, studentId: boot.typed ?? null }, calls, signedIn, boot.early, false))
}

interface Options {
  /**
   * Called when the campus has been received, when user_info has been received where the campus was known, or on
   * failure. On the slow phone of docs/performance.md, half of the entry has been downloaded by then.
   */
  onAnswer?: (() => void) | undefined
  /** Called when the token request is sent. */
  onTokenAsked?: (() => void) | undefined
  /**
   * True when the worker of an earlier visit serves this page: components render persisted data first and fetch it
   * themselves.
   */
  isServed?: boolean
  /** Promise that the request for config.json waits for, briefly, when everything that the token needs is cached. */
  behind?: Promise<unknown> | undefined
}

/**
 * Sends the requests of the first screen while the scripts are still loading, each as soon as its inputs are known:
 * configuration, campus, token, user_info, the student's data, the classes of the semester. Data persisted by an
 * earlier visit shortens the chain. Later requests for the same address adopt the responses (early.ts); those about a
 * student only after the app has confirmed who is signed in.
 */
export const beginFirstCalls = (
  boot: Boot,
  isSignedIn: boolean,
  calls: LandingCalls,
  { onAnswer = () => undefined, onTokenAsked, isServed = false, behind }: Options = {},
): void => {
  const { early } = boot // dropEarly replaces the map, so later additions for another user are never found
  const begin = (known: Hints, onUser = (): void => undefined): Promise<AccessToken> => {
    let onAsked = (): void => undefined
    const question = new Promise<void>((resolve) => {
      onAsked = resolve
    })
    startSession(() => {
      onTokenAsked?.() // the token request needs the gateway address now
      onAsked()
      return known
    })
    const token = refreshAccessToken(null)
    const asked = Promise.race([question, token]) // another tab may already have the token
    beginCalls(known, calls, { token, asked }, early, isServed).then(onUser, onUser)
    return token
  }
  const kept = keptConfig()
  const known = hintsOf(kept, campusStore.get('college_id'))
  // Sent first: on a page whose files are cached, its lock is the longest wait.
  if (isSignedIn && known) boot.token = quiet(begin(known, onAnswer))
  const { answer, body } = readFirst(fetchConfig(known ? behind : undefined))
  boot.config = answer
  if (known) return
  const hints = quiet((isRecord(kept) ? Promise.resolve(kept) : body).then((config) => learnHints(config, early)))
  hints.then(onAnswer, onAnswer)
  if (isSignedIn) boot.token = quiet(hints.then((learned) => begin(learned)))
}
