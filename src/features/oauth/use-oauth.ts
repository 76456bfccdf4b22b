import { useCallback, useEffect, useState } from 'react'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { type GatewayErrorKind, toGatewayError } from '#gateway/call/gateway-error.ts'
import { adoptTokens, getAccessToken, rejoinSession } from '#gateway/session/session.ts'
import {
  type LoginCode,
  type LoginTransaction,
  readLoginCode,
  readTransaction,
  spendLoginCode,
} from '#gateway/session/token/login-code.ts'
import { isRefusal } from '#gateway/session/token/token-request.ts'
import { createAccessToken } from '#generated/login/sesi/sesi.ts'
import { HOME } from '#shared/home.ts'
import { safePath } from '#shared/text/safe-path.ts'

/** Handling of a login code: exchanged at once, after confirmation, or never. */
type Verdict = 'missing' | 'exchange' | 'confirm' | 'signed-in'

/**
 * Returns how to handle a code. It is exchanged for a login that this tab started, or after the user confirms; it never
 * replaces a live session (readings, 12).
 * @param isSignedIn true when the gateway still accepts the session of this browser
 */
export const checkCode = (
  code: LoginCode | null,
  transaction: LoginTransaction | null,
  isSignedIn: boolean,
): Verdict => {
  if (isSignedIn) return 'signed-in'
  if (!code) return 'missing'
  return transaction ? 'exchange' : 'confirm'
}

type Step =
  | { name: 'asking' | 'exchanging' | 'missing' | 'confirm' | 'signed-in' }
  /** The session check failed; the code is still unused. */
  | { name: 'unknown'; kind: GatewayErrorKind; message: string }
  /** The code is used up. `message` is the gateway's; null when there was no readable response. */
  | { name: 'failed'; message: string | null }

/** Has no side effects: React may discard a render. */
const arrive = () => {
  const code = readLoginCode()
  return { code, transaction: code && readTransaction(code.state, Date.now()) }
}

/**
 * Asks the gateway, not the storage: an expired session must not block a new login, and a session that another tab has
 * started meanwhile counts.
 */
const isSignedIn = async (): Promise<boolean> => {
  rejoinSession()
  try {
    return (await getAccessToken()) !== null
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

const exchange = async ({ code }: LoginCode, transaction: LoginTransaction | null): Promise<void> => {
  await ensureCampus()
  const { redirectUri, verifier } = transaction ?? {}
  const proof = { ...(redirectUri && { redirect_uri: redirectUri }), ...(verifier && { code_verifier: verifier }) }
  const body = { grant_type: 'authorization_code', client_id: 'web', scope: 'all', code, ...proof } as const
  adoptTokens(await createAccessToken(body))
}

/** Without a response the code may be used up: the user must start again. */
const failedStep = (error: unknown): Step => {
  const { kind, message } = toGatewayError(error)
  return { name: 'failed', message: kind === 'client' || kind === 'server' ? message : null }
}

/** State of /oauth: exchanges the received code once for a session of this browser (sections 2 and 4). */
export const useOauth = () => {
  const [{ code, transaction }] = useState(arrive)
  const [step, setStep] = useState<Step>({ name: 'asking' })
  const target = safePath(transaction?.target ?? code?.target) ?? HOME

  /** Loads a new page, which starts like any other visit of a logged-in user. */
  const goOn = useCallback(() => window.location.replace(target), [target])

  const spend = useCallback(async () => {
    if (!code || !spendLoginCode()) return
    setStep({ name: 'exchanging' })
    try {
      await exchange(code, transaction)
      goOn()
    } catch (error) {
      setStep(failedStep(error))
    }
  }, [code, transaction, goOn])

  const goBy = useCallback(
    (isLive: boolean, isConfirmed: boolean) => {
      const verdict = checkCode(code, transaction, isLive)
      if (verdict === 'exchange' || (verdict === 'confirm' && isConfirmed)) void spend()
      else setStep({ name: verdict })
    },
    [code, transaction, spend],
  )
  const judge = useCallback(
    (isConfirmed: boolean) =>
      isSignedIn().then(
        (isLive) => goBy(isLive, isConfirmed),
        (error: unknown) => {
          const { kind, message } = toGatewayError(error)
          setStep({ name: 'unknown', kind, message })
        },
      ),
    [goBy],
  )
  /** Repeats the check, also after the user confirms: another tab may have logged in meanwhile. */
  const again = (isConfirmed: boolean) => () => {
    setStep({ name: 'asking' })
    void judge(isConfirmed)
  }
  useEffect(() => void judge(false), [judge])
  return { step, hasCode: code !== null, ask: again(false), confirm: again(true), goOn }
}
