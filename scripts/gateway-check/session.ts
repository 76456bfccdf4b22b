import { isRecord } from '#shared/text/is-record.ts'
import type { Contract } from './contract.ts'
import { CouldNotBegin } from './could-not-begin.ts'
import type { Clock, Door, Reply } from './door.ts'
import { judgeReply } from './judge-reply.ts'

/** What signs in: a password, or a token that the person already has. */
export type Secret = { kind: 'password'; password: string } | { kind: 'token'; token: string }

/** Session of the check. */
export interface Session {
  /** Returns a token that is still valid. */
  token: () => Promise<string>
  /** Renews the token after a 401. @returns false when it cannot be renewed */
  renew: () => Promise<boolean>
  /** Ends the session if the check began it. @returns what happened, in words */
  end: () => Promise<string>
  /** The answer of the sign-in; absent with a token of the person. */
  reply?: Reply
}

/** Renewed this long before its end, in milliseconds. */
const EARLY_MS = 65_000
const DEFAULT_LIFE_S = 300

const parsed = (text: string): Record<string, unknown> => {
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) ? answer : {}
  } catch {
    return {}
  }
}

const textIn = (answer: Record<string, unknown>, name: string): string => {
  const value = answer[name]
  return typeof value === 'string' ? value : ''
}

interface Beginning {
  door: Door
  clock: Clock
  contract: Contract
  /** Address of the gateway. */
  gateway: string
  /** Headers of every call to the gateway. */
  headers: () => Record<string, string>
  nim: string
  secret: Secret
}

/** Signs in. @throws CouldNotBegin when the gateway does not accept it */
export const beginSession = async (beginning: Beginning): Promise<Session> => {
  const { door, clock, contract, gateway, headers, nim, secret } = beginning
  if (secret.kind === 'token')
    return {
      token: () => Promise.resolve(secret.token),
      renew: () => Promise.resolve(false),
      end: () => Promise.resolve('not revoked: the token is yours'),
    }
  const signIn = contract.operations.find(({ operationId }) => operationId === 'createAccessToken')
  const revoke = contract.operations.find(({ operationId }) => operationId === 'revokeToken')
  if (!signIn || !revoke) throw new CouldNotBegin('The contract has no sign-in.')
  const post = (path: string, body: object, extra: Record<string, string> = {}) =>
    door({
      method: 'POST',
      url: gateway + path,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers(), ...extra },
      body: JSON.stringify(body),
    })
  const grant = { client_id: 'web', scope: 'all' }
  const reply = await post(signIn.path, { grant_type: 'password', ...grant, username: nim, password: secret.password })
  if (reply.failure !== undefined) throw new CouldNotBegin(`The gateway does not answer the sign-in: ${reply.failure}.`)
  let answer = parsed(reply.text)
  if (textIn(answer, 'access_token') === '') {
    const judgement = judgeReply(signIn, reply, contract)
    const why =
      reply.status >= 300 || judgement.kind !== 'differs' ? `status ${reply.status}` : 'no token in the answer'
    throw new CouldNotBegin(
      `The gateway does not accept the sign-in (${why}). Where it asks for a captcha, use a token.`,
    )
  }
  const untilOf = () => clock.now() + Number(answer['expires_in'] || DEFAULT_LIFE_S) * 1000 - EARLY_MS
  let until = untilOf()
  const renew = async (): Promise<boolean> => {
    const renewed = await post(signIn.path, {
      grant_type: 'refresh_token',
      ...grant,
      refresh_token: textIn(answer, 'refresh_token'),
    })
    const next = parsed(renewed.text)
    if (textIn(next, 'access_token') === '') return false
    answer = { ...answer, ...next }
    until = untilOf()
    return true
  }
  return {
    reply,
    renew,
    token: async () => {
      if (clock.now() >= until && !(await renew())) until = Number.POSITIVE_INFINITY // the old one is used until it is refused
      return textIn(answer, 'access_token')
    },
    end: async () => {
      const token = textIn(answer, 'refresh_token') || textIn(answer, 'access_token')
      const body = { token, token_type_hint: 'refresh_token', client_id: 'web' }
      const ended = await post(revoke.path, body, { Authorization: `Bearer ${textIn(answer, 'access_token')}` })
      return ended.status >= 200 && ended.status < 300 ? 'revoked' : 'could not be revoked; it ends by itself'
    },
  }
}
