import { startTransition } from 'react'
import type { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { unstable_forceFrameRate as renderSlicesOf } from 'scheduler'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { setFlagContext, setFlagService, setRuntimeFlags, startFlags } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { dropPreparedQueryClient } from '#gateway/query/query-client.ts'
import { mayHavePapers } from '#gateway/wallet/paper-marks.ts'
import { followSystemMode } from '#shared/browser/appearance.ts'
import { currentLanguage, startTexts, storedLanguage } from '#shared/i18n/i18n.ts'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import { AppRoutes, loadScreensFor } from './app-routes.tsx'
import { applyCampus } from './session/apply-campus.ts'
import { leaveWhenSessionEnds } from './session/leave-when-session-ends.ts'
import { openSession } from './session/open-session.ts'
import { establishSession, onSessionState, type SessionState } from './session/session-state.ts'
import { BUNDLED_TEXTS, loadTexts } from './texts.ts'

/** Root of the app stage: routes, and the areas for messages of any screen. */
const App = () => (
  <>
    {/* A click renders the next screen synchronously: rendering it in slices takes a third longer on a slow phone. */}
    <BrowserRouter useTransitions={false}>
      <AppRoutes />
    </BrowserRouter>
    <ToastArea />
  </>
)

/**
 * Slices of 33 ms: with slices of 5 ms a slow phone paints six times as often, and the first screen is shown 4 % later.
 */
const SLICES_PER_SECOND = 30

interface Options {
  /** Resolves when calls may be sent: configuration known, session core started. */
  ready: Promise<unknown>
  /** From the entry chunk, which both stages share. */
  createRoot: typeof createRoot
}

/**
 * Reports the cause of a recovered render error. React re-renders after such an error, and its own message is only a
 * number.
 */
const tellCause = (error: unknown): void => {
  reportError(error instanceof Error ? (error.cause ?? error) : error)
}

let shown = ''

/**
 * Removes the papers of any other student, campus or role than the confirmed one (ADR 36). A failure is ignored: the
 * next page checks again.
 */
const checkPapers = ({ identity, campus }: Extract<SessionState, { status: 'ready' }>): void => {
  if (!mayHavePapers()) return
  const owner = { campus: campus.college_id, username: identity.username, role: identity.role }
  import('#gateway/wallet/papers.ts').then(({ keepPapersOf }) => keepPapersOf(owner)).catch(() => undefined)
}

/** Applies the flags of each session, also of one that was confirmed at the second attempt. */
const applySession = (session: SessionState): void => {
  const person = session.status === 'ready' ? `${session.identity.username} ${session.identity.role}` : ''
  if (person !== shown) dropPreparedQueryClient() // it was filled for another user
  shown = person
  if (session.status !== 'ready') return
  if (!session.isAssumed) checkPapers(session)
  applyCampus(session.campus)
  setFlagContext({ role: session.identity.role, language: currentLanguage() })
}

const applyRuntimeFlags = (): void => {
  const { assumedWrites = false, flagsUrl } = runtimeConfig()
  setRuntimeFlags({ 'assumed-writes': assumedWrites })
  setAssumedCalls(() => getFlag('assumed-writes'))
  setFlagService(flagsUrl)
}

/** Starts the app stage over the prerendered skeleton (ADR 4). */
export const start = async ({ ready, createRoot: root }: Options): Promise<void> => {
  const container = document.getElementById('app')
  if (!container) throw new Error('index.html has no #app')
  const screens = loadScreensFor(window.location.pathname)
  const kept = readCampusConfig()
  startFlags()
  if (kept) applyCampus(kept)
  await Promise.all([ready, startTexts(BUNDLED_TEXTS, loadTexts, storedLanguage(kept?.enable_localization ?? true))])
  applyRuntimeFlags()
  const hasLeft = leaveWhenSessionEnds()
  followSystemMode()
  document.getElementById('login')?.replaceChildren() // prerendered screen of the other stage: leaves one main element and unique ids
  onSessionState(applySession)
  const { dataset } = document.documentElement
  const isPlain = dataset['screen'] === 'plain'
  // The prerendered skeleton is shown until here.
  if (!isPlain) await Promise.all([openSession(), screens])
  if (hasLeft()) return
  dataset['screen'] = 'app'
  // A transition renders in slices, so that the page responds to touches in between.
  renderSlicesOf(SLICES_PER_SECOND)
  startTransition(() => root(container, { onRecoverableError: tellCause }).render(<App />))
  if (!isPlain) return
  // A page without shell is rendered meanwhile; its campus needs no session.
  void ensureCampus().then(applyCampus, () => undefined) // components that need the campus show the failure
  await establishSession()
}
