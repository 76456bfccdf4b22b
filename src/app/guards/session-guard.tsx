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

/** In place of what knows the operator's student: no shell can be drawn without it. */
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

/** Operators are few: what only they need is in nobody else's first load. */
const OperatorActing = lazyOptional(
  async () => (await withTexts(import('../operator/operator-acting.tsx'), 'operator', 'ui')).OperatorActing,
  { onLoadError: (loss) => <LostActing {...loss} /> },
)

type Ready = Extract<SessionState, { status: 'ready' }>

/** Only after 'Muat Ulang': the first time, the prerendered skeleton stands until the session is known. */
const Pending = () => (
  <main className={styles.failure}>
    <Skeleton lines={4} />
  </main>
)

/** The login is a stage of its own, behind a fresh page: nothing of this one stays in memory. */
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
  /** What stands around every screen. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** Everything below belongs to one identity: a client of its own, disposed when the identity changes. */
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

/** A student uses the own user name, an operator the student chosen in this tab (section 6). */
const Acting = ({ campus, identity }: Ready) => {
  const signedInFor = (idMahasiswa: string, Frame: SignedInProps['Frame']) => {
    const key = [campus.college_id, identity.username, identity.role, idMahasiswa].join(' ')
    return <SignedIn key={key} owner={key} idMahasiswa={idMahasiswa} Frame={Frame} />
  }
  if (identity.role !== ROLE_OPERATOR) return signedInFor(identity.username, Fragment)
  return <OperatorActing>{signedInFor}</OperatorActing>
}

/** The gateway did not say who is signed in; an outage passes, and is probed meanwhile. */
const Failed = ({ error }: { error: Error }) => {
  const passes = isPassing(error)
  useEffect(() => {
    if (!passes) return undefined
    const left = new AbortController()
    const recover = async () => (await import('../session/recover-session.ts')).recoverSession(left.signal)
    recover().catch(() => undefined) // 'Muat Ulang' is there
    return () => left.abort()
  }, [passes])
  const { kind, message } = toGatewayError(error)
  return (
    <main className={styles.failure}>
      <LoadFailure kind={kind} message={message} onReload={() => void establishSession()} />
    </main>
  )
}

/** Guard of the signed-in part (section 4): anonymous people go to the login, a failed role check to /error. */
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
