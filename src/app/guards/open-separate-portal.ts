import type { Path } from 'react-router-dom'
import { authorizeSikad } from '#generated/client/portal-lain/portal-lain.ts'
import { randomId } from '#shared/state/random-id.ts'
import { webAddress } from '#shared/text/web-address.ts'

/**
 * Returns the address of the separate portal with the authorization code.
 * @param target address of the portal of this campus
 * @param here the address that was opened here: path, query and hash are passed on
 * @returns null when the campus has no usable address
 */
export const portalAddress = (target: unknown, here: Path, code: string): string | null => {
  const base = webAddress(target)
  if (!base) return null
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + here.pathname
  for (const [name, value] of new URLSearchParams(here.search)) url.searchParams.append(name, value)
  url.searchParams.set('code', code)
  url.hash = here.hash
  return url.href
}

/**
 * Requests an authorization code (POST /v1/authorize/sikad, section 7) and redirects to the separate student portal.
 * Replaces this address in the history, because Back would redirect to that portal again.
 * @param target address of the portal of this campus
 * @param here the address that was opened here
 * @throws GatewayError; RangeError when the campus has no usable address
 */
export const openSeparatePortal = async (target: string, here: Path): Promise<void> => {
  const redirect = webAddress(target)
  if (!redirect) throw new RangeError(`portal.separate-student-portal: ${target || '(empty)'}`)
  const { code } = await authorizeSikad({
    response_type: 'code',
    client_id: 'web',
    state: randomId(),
    as_role: 'ROLE_MAHASISWA',
    redirect_uri: redirect,
  })
  window.location.replace(portalAddress(redirect, here, code) ?? redirect)
}
