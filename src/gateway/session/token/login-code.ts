import { randomId } from '#shared/state/random-id.ts'
import { readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'

/** A login code from the address of this page. */
export interface LoginCode {
  code: string
  /** The `state` that the login sent along; empty when the address has none. */
  state: string
  /** Target from the address, to be validated by safePath. */
  target: string
}

/** A login at another server that this tab has started. */
export interface LoginTransaction {
  state: string
  /**
   * PKCE verifier: proves to the gateway that the code belongs to this browser; empty on addresses without
   * crypto.subtle.
   */
  verifier: string
  redirectUri: string
  /** Path to open after the login. */
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
/** A login that takes longer has to be restarted. */
const TRANSACTION_LIFE_MS = 600_000
/** Parameters that a login server adds to the return address. */
const ANSWER_PARTS = ['code', 'state', 'session_state', 'scope', 'iss']

/**
 * Moves a login code from the address of any page into memory and replaces the address with /oauth (section 4;
 * readings, 12). The code is removed from the address and the history before any request is sent, and can be used once.
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

/** Returns the code that this page was opened with, until it is spent. */
export const readLoginCode = (): LoginCode | null => window.portalLoginCode ?? null

/** Stores a login at another server for this tab, before the redirect. @returns the parameters to send along */
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
 * Returns the login of this tab that a code belongs to.
 * @param state the state that came back with the code
 * @param now milliseconds since 1970
 */
export const readTransaction = (state: string, now: number): LoginTransaction | null => {
  const begun = readJson(sessionStore, TRANSACTION)
  if (!isTransaction(begun) || begun.state !== state) return null
  const age = now - begun.begunAt
  return age >= 0 && age <= TRANSACTION_LIFE_MS ? begun : null
}

/**
 * Marks the code as used: a code is used once, and a login that was started here accepts one code. @returns false when
 * the code is already spent
 */
export const spendLoginCode = (): boolean => {
  if (!window.portalLoginCode) return false
  delete window.portalLoginCode
  sessionStore.remove(TRANSACTION)
  return true
}
