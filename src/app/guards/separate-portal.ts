import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { readCampusConfig } from '#gateway/campus-config.ts'
import { toGatewayError } from '#gateway/gateway-error.ts'
import { showToast } from '#shared/ui/toast.ts'

/** The letter-info pages are public and stay in this portal (readings, 6). */
const STAYS = /^\/surat\/info(\/|$)/

/** Whether an address of this portal opens in the separate student portal of the campus. */
export const leavesPortal = (path: string, paths: readonly unknown[]): boolean =>
  !STAYS.test(path) && paths.some((root) => typeof root === 'string' && (path === root || path.startsWith(`${root}/`)))

/**
 * For one campus variant, paths such as /kerja-praktik and /surat open in a separate student portal (section 2).
 * Without an address of its own in the campus file, the old portal's address is the target (assumed).
 * @returns whether the page is being left
 */
export const useSeparatePortal = (): boolean => {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const { paths, target } = useFlag('portal.separate-student-portal')
  const leaving = leavesPortal(pathname, paths)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!leaving || asked.current === pathname) return
    asked.current = pathname
    const go = async () => {
      const { openSeparatePortal } = await import('./open-separate-portal.ts')
      await openSeparatePortal(target || (readCampusConfig()?.url_sikad_legacy ?? ''), pathname)
    }
    go().catch((error: unknown) => {
      asked.current = null
      showToast(t('portal.authorize.failed', { message: toGatewayError(error).message }))
    })
  }, [leaving, pathname, target, t])
  return leaving
}
