import { authorizeSikad } from '#generated/client/portal-lain/portal-lain.ts'
import { randomId } from '#shared/state/random-id.ts'
import { webAddress } from '#shared/text/web-address.ts'

/** Target of the separate portal with the authorization code; null when the campus has no usable address. */
export const portalAddress = (target: unknown, path: string, code: string): string | null => {
  const base = webAddress(target)
  if (!base) return null
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + path
  url.searchParams.set('code', code)
  return url.href
}

/**
 * Asks for an authorization code (POST /v1/authorize/sikad, section 7) and goes to the separate student portal.
 * @param target address of the portal of this campus
 * @param path the path that was opened here
 * @throws GatewayError; RangeError when the campus has no usable address
 */
export const openSeparatePortal = async (target: string, path: string): Promise<void> => {
  const redirect = webAddress(target)
  if (!redirect) throw new RangeError(`portal.separate-student-portal: ${target || '(empty)'}`)
  const { code } = await authorizeSikad({
    response_type: 'code',
    client_id: 'web',
    state: randomId(),
    as_role: 'ROLE_MAHASISWA',
    redirect_uri: redirect,
  })
  window.location.assign(portalAddress(redirect, path, code) ?? redirect)
}
