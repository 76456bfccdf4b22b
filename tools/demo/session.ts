import type { AksesTokenWire } from '#generated/models/sesi/aksesTokenWire.zod.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './state/store.ts'
import { AKUN } from './world/seed.ts'
import type { Akun, RefreshToken, SessionFamily } from './world/world.ts'

/** Every demo account has this password; the login screen of the demo shows it. */
export const DEMO_PASSWORD = 'demo'
const ACCESS_LIFE_S = 300
/** How long a used refresh token still gives the same successor, for reloads and second tabs. */
const GRACE_MS = 30_000
const CODE_LIFE_MS = 60_000
/** Older families are forgotten, so that the kept world stays small. */
const MAX_FAMILIES = 20
const MAX_TOKENS_EACH = 40

const SESSION_OVER = 'Sesi Anda telah berakhir. Silakan masuk kembali.'

/** The account of a NIM, user name or persona; letters of any case. */
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

/** Signs an account in: a new family of tokens. */
export const signIn = (store: Store, username: string): AksesTokenWire => {
  const { world } = store
  const family: SessionFamily = { username, isRevoked: false, tokens: [] }
  const token = mint(store, family)
  const kept = Object.entries(world.families).slice(1 - MAX_FAMILIES)
  world.families = Object.fromEntries([...kept, [`sesi-${world.counters.tokens}`, family]])
  return toAnswer(store, token)
}

/** The password of an account: its own once it was changed. */
export const passwordOf = ({ world }: Store, username: string): string => world.passwords[username] ?? DEMO_PASSWORD

/** @throws Refusal 401 unless name and password fit */
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
 * Rotates a refresh token. A used one gives the same successor for 30 s more; after that it counts as stolen
 * and ends the whole family.
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

/** Ends the family of a refresh or access token; unknown tokens are no error. */
export const revoke = ({ world }: Store, token: string): void => {
  for (const family of Object.values(world.families)) {
    if (family.tokens.some((known) => known.token === token || known.accessToken === token)) family.isRevoked = true
  }
}

/** Id of the session that an access token belongs to; undefined for none that is alive. */
const familyOf = ({ world }: Store, request: Request): string | undefined => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return Object.entries(world.families).find(
    ([, { isRevoked, tokens }]) => !isRevoked && tokens.some(({ accessToken }) => accessToken === token),
  )?.[0]
}

/**
 * Issues an authorization code for an account: once, 60 s.
 * @param asking request of a signed-in person: the code ends with that session
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

/** @throws Refusal 400 for a code that is unknown, used or too old */
export const exchangeCode = (store: Store, code: string): AksesTokenWire => {
  const issued = store.world.codes[code]
  const isOrphan = issued?.session !== undefined && store.world.families[issued.session]?.isRevoked !== false
  if (!issued || issued.isUsed || isOrphan || issued.until < store.realNow())
    throw new Refusal(400, 'Kode otorisasi tidak berlaku lagi.')
  issued.isUsed = true
  return signIn(store, issued.username)
}

/** Who an access token belongs to. @throws Refusal 401 when it is missing, unknown, revoked or expired */
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

/** Ends every access token now, as five minutes would (a control for tests and the lab). */
export const expireAccessTokens = ({ world }: Store): void => {
  for (const { tokens } of Object.values(world.families)) for (const token of tokens) token.accessUntil = 0
}
