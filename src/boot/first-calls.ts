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

/** As the fetcher sends them (section 7). */
const HEADERS = { Accept: 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
/** Section 9: request timeout. */
const REQUEST_TIMEOUT_MS = 60_000
/** Another tab may hold the session's lock. */
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
  promise.catch(() => undefined) // whoever takes it gets the failure
  return promise
}

/** Reads the text of an answer, for whoever takes the answer too: a busy phone gets to it late. */
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

/** An answer that is given away only after it was understood here: the calls that follow from it are begun by then. */
const readFirst = (asked: Promise<Response>) => {
  const body = quiet(textOf(asked).then((text): unknown => JSON.parse(text)))
  return { answer: givenAfter(body, asked), body }
}

/** Campus settings are stored, or asked for once (section 7). */
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

/** A student number that was typed. Other names, those of operators, are nobody's whose data could be asked for. */
const STUDENT_NUMBER = /^\d+$/

/** @returns who is signed in, when that is known */
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
    // What is persisted is drawn first, then asked for by who shows it; the few connections of HTTP/1.1 are for the rest.
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
  // What an earlier visit knew is asked for behind what it could not know.
  for (const path of semester ? calls.token : [calls.semester, ...calls.token]) ask(path, 'low')
  // Nobody needs to be signed in for these: they use the connections that are free until the token is here.
  const campus = { 'college-id': collegeId } // no token says whose they are
  for (const path of calls.campus) {
    const address = gatewayUrl + path
    early.set(address, quiet(asked.then(() => get(address, campus, 'low'))))
  }
  return userInfo
}

/**
 * Begins the calls of the first screen when somebody has signed in: all of them at once, since the student is most likely
 * the one whose number was typed. The app takes the answers only after user_info has named the same student.
 * @param typed the user name as it was typed
 */
export const beginAfterSignIn = (boot: Boot, calls: LandingCalls, token: AccessToken, typed: string): void => {
  const hints = hintsOf(keptConfig(), campusStore.get('college_id'))
  if (!hints) return // the app asks by itself
  boot.typed = STUDENT_NUMBER.test(typed) ? typed : undefined
  const signedIn = { token: Promise.resolve(token), asked: Promise.resolve() }
  void quiet(beginCalls({ ...hints, studentId: boot.typed ?? null }, calls, signedIn, boot.early, false))
}

interface Options {
  /**
   * When the campus was learned, or who is signed in where the campus was known; or when there is no answer. The slow
   * phone of docs/performance.md has the half of the entry then.
   */
  onAnswer?: (() => void) | undefined
  /** The question for the token leaves. */
  onTokenAsked?: (() => void) | undefined
  /** The worker of an earlier visit serves this page. What that visit kept is drawn first, then asked for by who shows it. */
  isServed?: boolean
  /** What config.json is asked for behind, where all that the token needs is known; not for long. */
  behind?: Promise<unknown> | undefined
}

/**
 * Begins what the first screen will ask for, one call from another while the scripts are still loading:
 * configuration, campus, token, who is signed in, the student's data, the classes of the semester. What is persisted of
 * an earlier visit shortens the chain. Answers are adopted by whoever asks for the same address (early.ts), and of a
 * student only after the app has confirmed who that is.
 */
export const beginFirstCalls = (
  boot: Boot,
  isSignedIn: boolean,
  calls: LandingCalls,
  { onAnswer = () => undefined, onTokenAsked, isServed = false, behind }: Options = {},
): void => {
  const { early } = boot // dropEarly replaces it: what is begun later for somebody else is never found
  const begin = (known: Hints, onUser = (): void => undefined): Promise<AccessToken> => {
    let onAsked = (): void => undefined
    const question = new Promise<void>((resolve) => {
      onAsked = resolve
    })
    startSession(() => {
      onTokenAsked?.() // the address is read for the question that leaves
      onAsked()
      return known
    })
    const token = refreshAccessToken(null)
    const asked = Promise.race([question, token]) // another tab may have the token
    beginCalls(known, calls, { token, asked }, early, isServed).then(onUser, onUser)
    return token
  }
  const kept = keptConfig()
  const known = hintsOf(kept, campusStore.get('college_id'))
  // First of all: its lock is the longest wait on a page that has its files already.
  if (isSignedIn && known) boot.token = quiet(begin(known, onAnswer))
  const { answer, body } = readFirst(fetchConfig(known ? behind : undefined))
  boot.config = answer
  if (known) return
  const hints = quiet((isRecord(kept) ? Promise.resolve(kept) : body).then((config) => learnHints(config, early)))
  hints.then(onAnswer, onAnswer)
  if (isSignedIn) boot.token = quiet(hints.then((learned) => begin(learned)))
}
