import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { establishSession, useSessionState } from '../session/session-state.ts'
import { HomeRedirect } from './home-redirect.tsx'
import styles from './loading-screen.module.css'

/**
 * Redirects to the login, which is a stage of its own on a fresh page. This address is not remembered as the wanted
 * path.
 */
const ToLogin = () => {
  useEffect(() => window.location.replace('/'), [])
  return null
}

/** /loading: the portal's logo while the session is being established; redirects by itself. */
export const LoadingScreen = () => {
  const { t } = useTranslation('app')
  const session = useSessionState()
  if (session.status === 'ready') return <HomeRedirect />
  if (session.status === 'forbidden') return <Navigate to="/error" replace state={{ reason: 'role' }} />
  if (session.status === 'anonymous') return <ToLogin />
  if (session.status === 'failed') {
    const { kind, message } = toGatewayError(session.error)
    return (
      <main className={styles.page}>
        <LoadFailure kind={kind} message={message} onReload={() => void establishSession()} />
      </main>
    )
  }
  return (
    <main className={styles.page}>
      <CampusLogo />
      <div role="status">
        <h1>{t('loading')}</h1>
      </div>
    </main>
  )
}
