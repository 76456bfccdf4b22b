import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { toGatewayError } from '#gateway/gateway-error.ts'
import { useAuthorizeSikad } from '#generated/client/portal-lain/portal-lain.ts'
import { randomId } from '#shared/random-id.ts'
import { showToast } from '#shared/ui/toast.ts'
import { webAddress } from '#shared/web-address.ts'

/** The letter-info pages are public and stay in this portal (readings, 6). */
const STAYS = /^\/surat\/info(\/|$)/

/** Whether an address of this portal opens in the separate student portal of the campus. */
export const leavesPortal = (path: string, paths: readonly unknown[]): boolean =>
  !STAYS.test(path) && paths.some((root) => typeof root === 'string' && (path === root || path.startsWith(`${root}/`)))

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
 * For one campus variant, paths such as /kerja-praktik and /surat open in a separate student portal: asks for an
 * authorization code, then goes to the target with query code (section 2, POST /v1/authorize/sikad).
 * @returns whether the page is being left
 */
export const useSeparatePortal = (): boolean => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const { paths, target } = useFlag('portal.separate-student-portal')
  const { mutateAsync } = useAuthorizeSikad()
  const leaving = leavesPortal(pathname, paths)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!leaving || asked.current === pathname) return
    asked.current = pathname
    const go = async () => {
      const redirect = webAddress(target) ?? ''
      const { code } = await mutateAsync({
        data: {
          response_type: 'code',
          client_id: 'web',
          state: randomId(),
          as_role: 'ROLE_MAHASISWA',
          redirect_uri: redirect,
        },
      })
      const address = portalAddress(target, pathname, code)
      if (!address) throw new Error('portal')
      window.location.assign(address)
    }
    go().catch((error: unknown) => {
      asked.current = null
      showToast(t('portal.authorize.failed', { message: toGatewayError(error).message }))
    })
  }, [leaving, pathname, target, mutateAsync, t])
  return leaving
}
