import { type ReactNode, useEffect } from 'react'
import { withTexts } from '#shared/i18n/i18n.ts'
import { LostPart, lostQuietly, optionalPart } from '#shared/ui/state/optional-part.tsx'
import { useIdlePhase } from './idle-watch.ts'

const loadWarning = () => withTexts(import('./idle-warning.tsx'), 'ui')
const loadExpired = () => import('./session-expired.tsx')
const IdleWarning = optionalPart(async () => (await loadWarning()).IdleWarning, { lost: lostQuietly })
/** Page 'Sesi Habis'. It hides the screen even before its chunk has arrived. */
const SessionExpired = optionalPart(async () => (await loadExpired()).SessionExpired, {
  lost: (loss) => (
    <main>
      <LostPart {...loss} />
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
