import { randomId } from '#shared/state/random-id.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** A login code that came with the address of this page. */
export interface LoginCode {
  code: string
  /** What the login that was begun here sent along; empty when the address has none. */
  state: string
  /** Where to go afterwards, as the address said: to be checked by safePath. */
  target: string
}

/** A login at another server that this tab has begun. */
export interface LoginTransaction {
  state: string
  /** PKCE: proves to the gateway that the code is ours; empty on addresses without crypto.subtle. */
  verifier: string
  redirectUri: string
  /** Where the person wanted to go. */
  target: string
  /** Milliseconds since 1970. */
  begunAt: number
}

declare global {
  interface Window {
    portalLoginCode?: LoginCode
  }
}

const OAUTH = '/oauth'
const TRANSACTION = 'login_transaction'
/** A login that takes longer is begun anew. */
const TRANSACTION_LIFE_MS = 600_000
/** What a login server adds to the address it sends the person back to. */
const ANSWER_PARTS = ['code', 'state', 'session_state', 'scope', 'iss']

/**
 * A code in the address of any page diverts to /oauth (section 4; readings, 12). It leaves the address and the history
 * before anything is asked of anybody, and waits in memory to be used once.
 * @returns the path that this page now has
 */
export const divertLoginCode = (): string => {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  const code = query.get('code')
  if (!code) return pathname
  const state = query.get('state') ?? ''
  for (const part of ANSWER_PARTS) query.delete(part)
  const others = String(query)
  const rest = others ? `?${others}` : ''
  const target = pathname === OAUTH ? (query.get('redirect') ?? '') : pathname + rest + hash
  window.portalLoginCode = { code, state, target }
  window.history.replaceState(null, '', OAUTH)
  return OAUTH
}

/** The code that this page was opened with, until it is spent. */
export const readLoginCode = (): LoginCode | null => window.portalLoginCode ?? null

/** Remembers a login that is about to leave for another server, for this tab. @returns what to send along */
export const beginTransaction = (facts: Omit<LoginTransaction, 'state' | 'begunAt'>, now: number): LoginTransaction => {
  const transaction = { ...facts, state: randomId(), begunAt: now }
  sessionStore.set(TRANSACTION, JSON.stringify(transaction))
  return transaction
}

const isTransaction = (value: unknown): value is LoginTransaction =>
  isRecord(value) &&
  ['state', 'verifier', 'redirectUri', 'target'].every((name) => typeof value[name] === 'string') &&
  typeof value['begunAt'] === 'number'

/**
 * The login that this tab has begun and that a code belongs to.
 * @param state what came back with the code
 * @param now milliseconds since 1970
 */
export const readTransaction = (state: string, now: number): LoginTransaction | null => {
  const begun = readJson(sessionStore, TRANSACTION)
  if (!isTransaction(begun) || begun.state !== state) return null
  const age = now - begun.begunAt
  return age >= 0 && age <= TRANSACTION_LIFE_MS ? begun : null
}

/** A code is used once, and a login that was begun here accepts one code. @returns false when the code is spent already */
export const spendLoginCode = (): boolean => {
  if (!window.portalLoginCode) return false
  delete window.portalLoginCode
  sessionStore.remove(TRANSACTION)
  return true
}
