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

/** What happens to a login code: exchanged at once, only after the person says so, or never. */
type Verdict = 'missing' | 'exchange' | 'confirm' | 'signed-in'

/**
 * A code is used for a login that this tab has begun, or after the person confirms; it never replaces a live session
 * (readings, 12).
 * @param isSignedIn whether the gateway still honours the session of this browser
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
  /** Whether somebody is signed in could not be learned; the code is still unused. */
  | { name: 'unknown'; kind: GatewayErrorKind; message: string }
  /** The code is spent. `message` is the gateway's own; without one its answer never came or was not readable. */
  | { name: 'failed'; message: string | null }

/** Reads only: React may begin a render and drop it. */
const arrive = () => {
  const code = readLoginCode()
  return { code, transaction: code && readTransaction(code.state, Date.now()) }
}

/**
 * Asks the gateway, not the storage: a session that has ended must not stand in the way of a new one, and one that
 * another tab has begun meanwhile counts.
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

/** An answer that never came may have used the code up: the person begins anew. */
const failedStep = (error: unknown): Step => {
  const { kind, message } = toGatewayError(error)
  return { name: 'failed', message: kind === 'client' || kind === 'server' ? message : null }
}

/** What /oauth shows and does: the code that came is exchanged once, for a session of this browser (sections 2 and 4). */
export const useOauth = () => {
  const [{ code, transaction }] = useState(arrive)
  const [step, setStep] = useState<Step>({ name: 'asking' })
  const target = safePath(transaction?.target ?? code?.target) ?? HOME

  /** A fresh page: it starts like any other visit of somebody signed in. */
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
  /** Judges anew, also a code that the person says is theirs: another tab may have signed in while they thought. */
  const again = (isConfirmed: boolean) => () => {
    setStep({ name: 'asking' })
    void judge(isConfirmed)
  }
  useEffect(() => void judge(false), [judge])
  return { step, hasCode: code !== null, ask: again(false), confirm: again(true), goOn }
}
