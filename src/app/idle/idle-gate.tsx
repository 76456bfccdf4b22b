import { type ReactNode, useEffect } from 'react'
import { withTexts } from '#shared/i18n/i18n.ts'
import { hideOnLoadError, LoadErrorPart, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { useIdlePhase } from './idle-watch.ts'

const loadWarning = () => withTexts(import('./idle-warning.tsx'), 'ui')
const loadExpired = () => import('./session-expired.tsx')
const IdleWarning = lazyOptional(async () => (await loadWarning()).IdleWarning, { onLoadError: hideOnLoadError })
/** Page 'Sesi Habis'. It hides the screen even before its chunk has arrived. */
const SessionExpired = lazyOptional(async () => (await loadExpired()).SessionExpired, {
  onLoadError: (loss) => (
    <main>
      <LoadErrorPart {...loss} />
    </main>
  ),
})

/** Preload time: both parts must be available without a network. */
const LOAD_AHEAD_MS = 20_000

const useLoadedAhead = () =>
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadWarning, loadExpired]) load().catch(() => undefined) // loaded again when needed
    }, LOAD_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])

/**
 * Gate around the routes with a session: warns before the idle hour ends; after it only 'Sesi Habis' is shown and no
 * content is readable (section 4).
 */
export const IdleGate = ({ children }: { children: ReactNode }) => {
  const phase = useIdlePhase()
  useLoadedAhead()
  if (phase === 'expired') return <SessionExpired />
  return (
    <>
      {children}
      {phase === 'warning' ? <IdleWarning /> : null}
    </>
  )
}
