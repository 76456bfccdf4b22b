import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'

/**
 * Page shown while redirecting to the separate student portal: first requests an authorization code. Without an address
 * in the campus file, the target is the old portal (assumed). A failure is shown and can be retried.
 */
export const LeavingPortal = () => {
  const { t } = useTranslation('app')
  const { pathname, search, hash } = useLocation()
  const { target } = useFlag('portal.separate-student-portal')
  const [attempt, setAttempt] = useState(1)
  const [failure, setFailure] = useState<{ kind: string; message: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is the reason to ask again
  useEffect(() => {
    let here = true
    const go = async () => {
      const { openSeparatePortal } = await import('./open-separate-portal.ts')
      await openSeparatePortal(target || (readCampusConfig()?.url_sikad_legacy ?? ''), { pathname, search, hash })
    }
    go().catch((error: unknown) => {
      if (!here) return
      const { kind, message } = toGatewayError(error)
      setFailure({ kind, message })
      showToast(t('ui:portal.authorize.failed', { message }))
    })
    return () => {
      here = false
    }
  }, [attempt, pathname, search, hash, target, t])
  if (!failure) return <p role="status">{t('ui:portal.leaving')}</p>
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return <LoadFailure {...failure} onReload={retry} />
}
