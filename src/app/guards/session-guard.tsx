import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useOwnQueryClient } from '#gateway/query/use-own-query-client.ts'
import { ROLE_OPERATOR } from '#gateway/session/identity.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { ownPath } from '#shared/text/safe-path.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { IdleGate } from '../idle/idle-gate.tsx'
import { establishSession, isPassing, type SessionState, useSessionState } from '../session/session-state.ts'
import { useLeave } from '../session/use-leave.ts'
import styles from './session-guard.module.css'

/** Replaces the provider of the operator's student: without it no shell can be rendered. */
const LostActing = (loss: ComponentProps<typeof LoadErrorPart>) => {
  const { t } = useTranslation('app')
  const { leaving, leave } = useLeave()
  return (
    <main className={styles.failure}>
      <LoadErrorPart {...loss} />
      <button type="button" className={buttonClass('quiet')} onClick={leave} aria-disabled={leaving}>
        {t(leaving ? 'account.logout.pending' : 'account.logout')}
      </button>
    </main>
  )
}

/** In a chunk of its own, because operators are few. */
const OperatorActing = lazyOptional(
  async () => (await withTexts(import('../operator/operator-acting.tsx'), 'operator', 'ui')).OperatorActing,
  { onLoadError: (loss) => <LostActing {...loss} /> },
)

type Ready = Extract<SessionState, { status: 'ready' }>

/** Only after 'Muat Ulang': the first time, the prerendered skeleton is shown until the session is known. */
const Pending = () => (
  <main className={styles.failure}>
    <Skeleton lines={4} />
  </main>
)

/** Redirects to the login, which is a stage of its own on a fresh page: nothing of this page stays in memory. */
const ToLogin = () => {
  useEffect(() => {
    const wanted = ownPath()
    if (wanted) sessionStore.set('wanted_path', wanted)
    window.location.replace('/')
  }, [])
  return null
}

interface SignedInProps {
  /** Campus, account, role and student. */
  owner: string
  idMahasiswa: string
  /** Frame around every screen. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** Root of everything that belongs to one identity, with its own query client, disposed when the identity changes. */
const SignedIn = ({ owner, idMahasiswa, Frame }: SignedInProps) => {
  const client = useOwnQueryClient()
  return (
    <QueryClientProvider client={client}>
      <MahasiswaContext value={idMahasiswa}>
        <DraftOwner value={owner}>
          <Frame>
            <Outlet />
          </Frame>
        </DraftOwner>
      </MahasiswaContext>
    </QueryClientProvider>
  )
}

/** Selects the student: students use their own user name, operators the student chosen in this tab (section 6). */
const Acting = ({ campus, identity }: Ready) => {
  const signedInFor = (idMahasiswa: string, Frame: SignedInProps['Frame']) => {
    const key = [campus.college_id, identity.username, identity.role, idMahasiswa].join(' ')
    return <SignedIn key={key} owner={key} idMahasiswa={idMahasiswa} Frame={Frame} />
  }
  if (identity.role !== ROLE_OPERATOR) return signedInFor(identity.username, Fragment)
  return <OperatorActing>{signedInFor}</OperatorActing>
}

/** Failure to confirm who is signed in. An outage is temporary, so the gateway is probed meanwhile. */
const Failed = ({ error }: { error: Error }) => {
  const passes = isPassing(error)
  useEffect(() => {
    if (!passes) return undefined
    const left = new AbortController()
    const recover = async () => (await import('../session/recover-session.ts')).recoverSession(left.signal)
    recover().catch(() => undefined) // 'Muat Ulang' is still available
    return () => left.abort()
  }, [passes])
  const { kind, message } = toGatewayError(error)
  return (
    <main className={styles.failure}>
      <LoadFailure kind={kind} message={message} onReload={() => void establishSession()} />
    </main>
  )
}

/**
 * Guard of the signed-in part (section 4): redirects anonymous users to the login, and a failed role check to /error.
 */
export const SessionGuard = () => {
  const session = useSessionState()
  if (session.status === 'pending') return <Pending />
  if (session.status === 'anonymous') return <ToLogin />
  if (session.status === 'forbidden') return <Navigate to="/error" replace state={{ reason: 'role' }} />
  if (session.status === 'ready')
    return (
      <IdleGate>
        <Acting {...session} />
      </IdleGate>
    )
  return <Failed error={session.error} />
}
