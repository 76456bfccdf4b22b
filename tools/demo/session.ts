import type { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './state/store.ts'
import { AKUN } from './world/seed.ts'
import type { Akun, RefreshToken, SessionFamily } from './world/world.ts'

/** Password of every demo account; shown on the login screen of the demo. */
export const DEMO_PASSWORD = 'demo'
const ACCESS_LIFE_S = 300
/** Time in which a used refresh token still returns the same successor, for reloads and second tabs. */
const GRACE_MS = 30_000
const CODE_LIFE_MS = 60_000
/** Older token families are dropped, so that the persisted mock state stays small. */
const MAX_FAMILIES = 20
const MAX_TOKENS_EACH = 40

const SESSION_OVER = 'Sesi Anda telah berakhir. Silakan masuk kembali.'

/** Finds an account by NIM, user name or persona, case-insensitively. */
export const findAkun = (name: string): Akun | undefined => {
  const wanted = name.trim().toLowerCase()
  return AKUN.find(({ username, persona }) => username === wanted || persona === wanted)
}

const mint = (store: Store, family: SessionFamily): RefreshToken => {
  const nomor = ++store.world.counters.tokens
  const token: RefreshToken = {
    token: `demo-refresh-${nomor}-${family.username}`,
    accessToken: `demo-access-${nomor}-${family.username}`,
    accessUntil: store.realNow() + ACCESS_LIFE_S * 1000,
    usedAt: null,
    successor: null,
  }
  family.tokens = [...family.tokens.slice(1 - MAX_TOKENS_EACH), token]
  return token
}

const toAnswer = (store: Store, { token, accessToken, accessUntil }: RefreshToken): AksesTokenWire => ({
  access_token: accessToken,
  refresh_token: token,
  token_type: 'Bearer',
  expires_in: Math.max(1, Math.round((accessUntil - store.realNow()) / 1000)),
  scope: 'all',
})

/** Signs an account in: creates a new token family. */
export const signIn = (store: Store, username: string): AksesTokenWire => {
  const { world } = store
  const family: SessionFamily = { username, isRevoked: false, tokens: [] }
  const token = mint(store, family)
  const kept = Object.entries(world.families).slice(1 - MAX_FAMILIES)
  world.families = Object.fromEntries([...kept, [`sesi-${world.counters.tokens}`, family]])
  return toAnswer(store, token)
}

/** Returns the password of an account: its own after it was changed. */
export const passwordOf = ({ world }: Store, username: string): string => world.passwords[username] ?? DEMO_PASSWORD

/** Signs in with a password. @throws Refusal 401 when name or password is wrong */
export const signInWithPassword = (store: Store, username: string, password: string): AksesTokenWire => {
  const akun = findAkun(username)
  if (!akun || password !== passwordOf(store, akun.username)) {
    throw new Refusal(401, `NIM atau kata sandi salah. Kata sandi semua akun demo: ${DEMO_PASSWORD}`)
  }
  return signIn(store, akun.username)
}

const findRefresh = ({ world }: Store, token: string) => {
  for (const family of Object.values(world.families)) {
    const found = family.tokens.find((known) => known.token === token)
    if (found) return { family, found }
  }
  return null
}

/**
 * Rotates a refresh token. A used one returns the same successor for 30 s; after that it counts as stolen and revokes
 * the whole family.
 * @throws Refusal 401
 */
export const refresh = (store: Store, token: string): AksesTokenWire => {
  store.world.counters.refreshes++
  const hit = findRefresh(store, token)
  if (!hit || hit.family.isRevoked) throw new Refusal(401, SESSION_OVER)
  const { family, found } = hit
  if (found.usedAt === null) {
    const next = mint(store, family)
    found.usedAt = store.realNow()
    found.successor = next.token
    return toAnswer(store, next)
  }
  const successor = family.tokens.find((known) => known.token === found.successor)
  if (successor && store.realNow() - found.usedAt <= GRACE_MS) return toAnswer(store, successor)
  family.isRevoked = true
  throw new Refusal(401, SESSION_OVER)
}

/** Revokes the family of a refresh or access token. Unknown tokens are ignored. */
export const revoke = ({ world }: Store, token: string): void => {
  for (const family of Object.values(world.families)) {
    if (family.tokens.some((known) => known.token === token || known.accessToken === token)) family.isRevoked = true
  }
}

/** Returns the id of the session of an access token; undefined when there is no active session. */
const familyOf = ({ world }: Store, request: Request): string | undefined => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return Object.entries(world.families).find(
    ([, { isRevoked, tokens }]) => !isRevoked && tokens.some(({ accessToken }) => accessToken === token),
  )?.[0]
}

/**
 * Issues an authorization code for an account: single use, valid for 60 s.
 * @param asking request of a signed-in account: the code becomes invalid when that session ends
 */
export const issueCode = (store: Store, username: string, asking?: Request): { code: string; expiresIn: number } => {
  const code = `demo-kode-${++store.world.counters.tokens}`
  const session = asking && familyOf(store, asking)
  store.world.codes[code] = {
    username,
    until: store.realNow() + CODE_LIFE_MS,
    isUsed: false,
    ...(session !== undefined && { session }),
  }
  return { code, expiresIn: CODE_LIFE_MS / 1000 }
}

/** Exchanges a code for tokens. @throws Refusal 400 for a code that is unknown, used or expired */
export const exchangeCode = (store: Store, code: string): AksesTokenWire => {
  const issued = store.world.codes[code]
  const isOrphan = issued?.session !== undefined && store.world.families[issued.session]?.isRevoked !== false
  if (!issued || issued.isUsed || isOrphan || issued.until < store.realNow())
    throw new Refusal(400, 'Kode otorisasi tidak berlaku lagi.')
  issued.isUsed = true
  return signIn(store, issued.username)
}

/** Returns the account of an access token. @throws Refusal 401 when it is missing, unknown, revoked or expired */
export const authenticate = (store: Store, request: Request): Akun => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) throw new Refusal(401, 'Token tidak ada. Silakan masuk.')
  for (const { isRevoked, username, tokens } of Object.values(store.world.families)) {
    const found = tokens.find(({ accessToken }) => accessToken === token)
    const akun = found && !isRevoked && found.accessUntil > store.realNow() ? findAkun(username) : undefined
    if (akun) return akun
  }
  throw new Refusal(401, SESSION_OVER)
}

/** Expires every access token now, as after five minutes (a control for tests and the lab). */
export const expireAccessTokens = ({ world }: Store): void => {
  for (const { tokens } of Object.values(world.families)) for (const token of tokens) token.accessUntil = 0
}
