import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAccountSwitch } from '#domain/akun/account-switch.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isForeign } from '#gateway/answer/is-foreign.ts'
import { type GatewayError, toGatewayError } from '#gateway/call/gateway-error.ts'
import { holdsSession } from '#gateway/session/session.ts'
import { switchAkunLain } from '#generated/client/akun-lain/akun-lain.ts'
import { readSwitchAkunLain } from '#generated/client/akun-lain/readers.ts'
import { createAccessToken } from '#generated/login/sesi/sesi.ts'
import { randomId } from '#shared/state/random-id.ts'
import { codeOf, tokensOf } from './accounts.ts'

/** Returns the gateway's message; null when there was no response or the response is not the gateway's. */
const wordsOf = (error: GatewayError): string | null =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error) ? error.message : null

const requestCode = async (idMahasiswa: string, idAkun: string): Promise<string | null> => {
  const state = randomId()
  return codeOf(readSwitchAkunLain(await switchAkunLain(idMahasiswa, { idAkun, state })), state)
}

/** Exchanges a code in memory; the code never appears in an address. */
const exchange = async (code: string) =>
  tokensOf(await createAccessToken({ grant_type: 'authorization_code', client_id: 'web', scope: 'all', code }))

/**
 * Switches to another account of the user. The current account stays in use until the code is exchanged. A code whose
 * exchange failed is used up; the next attempt requests a new one.
 * @returns the account being switched to, the failure message and the switch function
 */
export const useSwitch = () => {
  const { t } = useTranslation('akun-lain')
  const idMahasiswa = useIdMahasiswa()
  const isRunning = useRef(false)
  const [target, setTarget] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** @returns the failure message; null when the page is about to be replaced */
  const attempt = async (idAkun: string): Promise<string | null> => {
    const shell = await loadAccountSwitch().catch(() => null)
    if (!shell) return t('failed.part')
    const code = await requestCode(idMahasiswa, idAkun)
    if (code === null) return t('failed.answer')
    const tokens = await exchange(code)
    if (!tokens) return t('failed.answer')
    if (!holdsSession()) return t('failed.ended')
    await shell.replaceSession(tokens)
    return null
  }
  const run = async (idAkun: string): Promise<void> => {
    if (isRunning.current) return // a second click before the button is disabled
    isRunning.current = true
    setTarget(idAkun)
    setFailure(null)
    try {
      const problem = await attempt(idAkun)
      if (problem === null) return
      setFailure(problem)
    } catch (error) {
      setFailure(wordsOf(toGatewayError(error)) ?? t('failed.unknown'))
    }
    isRunning.current = false
    setTarget(null)
  }
  /** Asks for confirmation when there are unsent drafts or writes, as on logout. */
  const ask = async (idAkun: string): Promise<void> => {
    if (isRunning.current) return
    setFailure(null)
    try {
      await (await loadAccountSwitch()).ask(() => void run(idAkun))
    } catch {
      setFailure(t('failed.part'))
    }
  }
  return { target, failure, ask }
}
