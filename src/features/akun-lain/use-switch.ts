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

/** Words of the gateway; null for an answer that never came or that somebody else gave. */
const wordsOf = (error: GatewayError): string | null =>
  (error.kind === 'client' || error.kind === 'server') && !isForeign(error) ? error.message : null

const requestCode = async (idMahasiswa: string, idAkun: string): Promise<string | null> => {
  const state = randomId()
  return codeOf(readSwitchAkunLain(await switchAkunLain(idMahasiswa, { idAkun, state })), state)
}

/** Exchanges a code in memory: it never stands in an address. */
const exchange = async (code: string) =>
  tokensOf(await createAccessToken({ grant_type: 'authorization_code', client_id: 'web', scope: 'all', code }))

/**
 * Switches to another account of the person. Until the code is exchanged the account in use stays as it is, whatever fails;
 * a code whose exchange failed is spent, and the next attempt asks for another.
 * @returns the account that is being switched to, the failure in words, and the way to switch
 */
export const useSwitch = () => {
  const { t } = useTranslation('akun-lain')
  const idMahasiswa = useIdMahasiswa()
  const isRunning = useRef(false)
  const [target, setTarget] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  /** @returns what went wrong, in words; null when the page is being left */
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
  /** Asks first where something is typed or not sent yet, as logging out does. */
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
