import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { beginTransaction } from '#gateway/session/token/login-code.ts'
import { canHash } from '#shared/browser/can-hash.ts'
import { randomId } from '#shared/state/random-id.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { safePath } from '#shared/text/safe-path.ts'

/** Callback path of an external login (section 2). */
const CALLBACK = '/login'

const base64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** Returns the PKCE code challenge (RFC 7636, S256). */
const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))

/** Redirects to the campus's login server. Its response is accepted only with the state that is sent here. */
export const beginExternalLogin = async (): Promise<void> => {
  const { externalLogin } = runtimeConfig()
  if (!externalLogin) return
  const verifier = canHash() ? randomId() + randomId() : ''
  const redirectUri = window.location.origin + CALLBACK
  const target = safePath(sessionStore.get('wanted_path')) ?? ''
  const { state } = beginTransaction({ verifier, redirectUri, target }, Date.now())
  const address = new URL(externalLogin.authorizeUrl, window.location.origin)
  const query = { response_type: 'code', client_id: externalLogin.clientId, redirect_uri: redirectUri, state }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  if (verifier) {
    address.searchParams.set('code_challenge', await challengeOf(verifier))
    address.searchParams.set('code_challenge_method', 'S256')
  }
  window.location.assign(address)
}
