import { noteGatewayDate } from '#shared/campus/campus-clock.ts'
import { now } from '#shared/state/clock.ts'
import { failureOf, isHtml, jsonOf } from '../answer/answer.ts'
import { getAccessToken, isSealed, refreshAccessToken } from '../session/session.ts'
import { deadline } from '../session/start/deadline.ts'
import type { AccessToken } from '../session/token/access-token-type.ts'
import { answerBehind, isRefusal } from '../session/token/token-request.ts'
import { knowsAssumed } from './assumed.ts'
import { takeEarly } from './early.ts'
import { GatewayError } from './gateway-error.ts'
import { addressOf, bearsToken, type GatewayRequest, headersOf } from './gateway-request.ts'
import { lockFailure } from './lock-failure.ts'
import { brokenBy, received } from './received.ts'
import type { BytesSent } from './upload.ts'
import { checkWrite } from './write-guard.ts'

/**
 * Maps a failed token refresh to the error of the call that needed it: session over, gateway failure, or no connection
 * (a page of a captive portal counts as no connection).
 * @param cause error thrown by refreshAccessToken; every waiting call gets the same one
 */
const tokenFailure = async (cause: unknown, operation: string): Promise<GatewayError> => {
  if (isRefusal(cause)) return new GatewayError('Sesi Habis', { kind: 'client', operation, status: 401, cause })
  const held = lockFailure(cause, operation)
  if (held) return held
  const answer = answerBehind(cause)
  if (!answer || (answer.status < 500 && isHtml(answer))) return brokenBy(cause, operation)
  return failureOf(answer.clone(), { operation })
}

/** Current time of the device clock, for the moment at which a call is sent. */
const sendTime = (): number => now().getTime()

/** Start of the page. Early responses were requested at some point after it. */
const pageStart = (): number => sendTime() - performance.now()

/**
 * Corrects the campus clock with the Date of a gateway response. Skips responses that may come from a cache (reference
 * data and responses with an Age), because their Date is old, and the campus service, which is another server.
 * @param sentAt as returned by sendTime
 */
const noteDate = ({ reference, server }: GatewayRequest, { headers }: Response, sentAt: number): void => {
  if (reference || server !== undefined || Number(headers.get('Age')) > 0) return
  noteGatewayDate(headers.get('Date'), { sentAt, receivedAt: sendTime() })
}

/** Error type of every generated hook; the generator looks for it in this file. */
export type ErrorType<_Body> = GatewayError

/**
 * Section 9: request timeout, until the body is read. For an upload that reports progress, time since the last
 * progress.
 */
const REQUEST_TIMEOUT_MS = 60_000

/** Calls of the logout, which may still be sent when the idle hour is over (section 4). */
const LOGOUT = new Set(['unsubscribeTopic', 'revokeToken'])

/** Functions that end the deadlines of a call when it is over. */
type Ends = Set<() => void>

interface Sending {
  token: string | null
  ends: Ends
}

/** Refuses a read that the gateway may not support (readings, 66). */
const refuseUnknown = ({ assumed, operation = '' }: GatewayRequest): void => {
  if (assumed && !knowsAssumed()) throw new GatewayError('', { kind: 'assumed', operation })
}

const refuseSealed = (operation: string): void => {
  if (!isSealed() || LOGOUT.has(operation)) return
  throw new GatewayError('Sesi Habis', { kind: 'client', operation, status: 401 })
}

/** Sends one request. The timeout lasts until the response is read. */
const send = async (address: string, request: GatewayRequest, { token, ends }: Sending): Promise<Response> => {
  const { method = 'GET', body = null, signal, operation = '', keepalive = false, onSent } = request
  refuseSealed(operation) // the session may have been sealed while the token was fetched
  const limit = deadline(REQUEST_TIMEOUT_MS, signal)
  ends.add(limit.end)
  const headers = headersOf(request, token)
  const plain = () => fetch(address, { method, body, keepalive, headers, signal: limit.signal, credentials: 'omit' })
  const leave = async () => {
    if (!onSent || !(body instanceof FormData)) return plain()
    // Files are uploaded on a click, so this is not in the first load. If the chunk fails to load, progress is not
    // reported.
    const part = await import('./upload.ts').catch(() => null)
    if (!part) return plain()
    const onLeft = (sent: BytesSent) => {
      limit.renew()
      onSent(sent)
    }
    return part.upload(address, { method, body, headers, signal: limit.signal, onSent: onLeft })
  }
  const sentAt = sendTime()
  const response = await received(leave, { operation, signal })
  noteDate(request, response, sentAt)
  return response
}

const orFailure = async <T>(token: Promise<T>, operation: string): Promise<T> => {
  try {
    return await token
  } catch (cause) {
    throw await tokenFailure(cause, operation)
  }
}

/**
 * Sends a call, and resends it with a renewed token after a 401, whatever its `effect`, because a 401 is sent before
 * any effect. A token received from another tab may have been dropped with the refused one, so it is renewed once more
 * at most.
 */
const exchange = async (address: string, request: GatewayRequest, ends: Ends): Promise<Response> => {
  const { operation = '' } = request
  const leave = (token: string | null): Promise<Response> => send(address, request, { token, ends })
  if (!bearsToken(request)) return leave(null)
  const renew = (used: string): Promise<AccessToken> => orFailure(refreshAccessToken(used), operation)
  const token = await orFailure(getAccessToken(), operation)
  const first = await leave(token)
  if (first.status !== 401 || !token) return first
  const renewed = await renew(token)
  const second = await leave(renewed.token)
  if (second.status !== 401 || !renewed.told) return second
  return leave((await renew(renewed.token)).token)
}

/** Returns an early response if it is ok. A failed one is requested again. */
const takenEarly = (request: GatewayRequest, early: Response | undefined): Response | undefined => {
  if (!early?.ok) return undefined
  noteDate(request, early, pageStart())
  return early
}

const call = async (path: string, request: GatewayRequest, ends: Ends): Promise<unknown> => {
  const { operation = '', method = 'GET' } = request
  refuseSealed(operation)
  refuseUnknown(request)
  checkWrite(path, request)
  const address = addressOf(path, request)
  const early = method === 'GET' ? await takeEarly(address)?.catch(() => undefined) : undefined
  const response = takenEarly(request, early) ?? (await exchange(address, request, ends))
  const rules = { ...request, operation }
  if (!response.ok) throw await failureOf(response, rules)
  // Downloads happen on a click, so this is not in the first load.
  if (request.answer === 'file') return (await import('../answer/file-answer.ts')).fileOf(response, rules)
  return jsonOf(response, rules)
}

/**
 * The only gateway client: decides base address, headers, token, timeout, refresh, errors and response validation for
 * every generated call (sections 7 and 8). Sends nothing a second time except after a 401; how to handle a lost
 * response follows from the error's `effect` (outbox.ts).
 * @param path path and query, as generated
 * @param request options of the call with the facts of its operation
 * @returns the response as the gateway sent it; a File for downloads
 * @throws GatewayError
 */
export const fetcher = async <T>(path: string, request: GatewayRequest): Promise<T> => {
  const ends: Ends = new Set()
  try {
    return (await call(path, request, ends)) as T
  } catch (error) {
    if (error instanceof GatewayError) error.effect = request.effect
    throw error
  } finally {
    for (const end of ends) end()
  }
}
