import type { hydrateRoot } from 'react-dom/client'
import { setLearnCampus } from '#domain/kampus/campus-again.ts'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { forgetOnLeave } from '#domain/kampus/forget-on-leave.ts'
import { forgetCampusConfig, readCampusConfig } from '#gateway/campus/campus-config.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import { clearAppBadge } from '#shared/browser/app-badge.ts'
import { followSystemMode } from '#shared/browser/appearance.ts'
import { HOME } from '#shared/home.ts'
import { changeLanguage, type LoadTexts, startTexts, storedLanguage } from '#shared/i18n/i18n.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { ownPath, safePath } from '#shared/text/safe-path.ts'
import id from './locales/id.json'
import { LoginPage } from './login-page.tsx'

interface Options {
  ready: Promise<unknown>
  /** Provided by the entry chunk, which both stages share. */
  hydrateRoot: typeof hydrateRoot
  /** Opens the next stage; injected by layer 6. */
  openApp: () => Promise<void>
  prefetchApp: () => void
  /** Opens the papers that are stored on this device; injected by layer 6. @throws when a file is lost */
  openPapers: () => Promise<void>
  /** Loads texts that the login does not bundle, for the papers. */
  loadTexts: LoadTexts
  /** Reports that the next stage cannot start. */
  fail: (error: unknown) => void
}

/** Shows the login at / to anonymous visitors of a guarded path, and remembers the path for this tab. */
const rememberWantedPath = () => {
  const here = ownPath()
  if (!here) return
  sessionStore.set('wanted_path', here)
  window.history.replaceState(null, '', '/')
}

const leaveForApp = () => {
  const wanted = safePath(sessionStore.get('wanted_path'))
  sessionStore.remove('wanted_path')
  if (!wanted) sessionStore.set('arrived', 'true') // the app greets a new student
  window.history.replaceState(null, '', wanted ?? HOME)
}

/** Starts the login stage: hydrates the prerendered screen and hands over to the app after signing in. */
export const start = async ({
  ready,
  hydrateRoot: hydrate,
  openApp,
  prefetchApp,
  openPapers,
  loadTexts,
  fail,
}: Options): Promise<void> => {
  rememberWantedPath()
  forgetOnLeave()
  clearAppBadge() // of a session that ended while the portal was closed
  followSystemMode()
  const loadLogin: LoadTexts = async (language, namespace) =>
    namespace === 'login' ? (await import('./locales/en.json')).default : loadTexts(language, namespace)
  await startTexts({ login: id }, loadLogin, 'id')
  const container = document.getElementById('login')
  if (!container) throw new Error('index.html has no #login')
  const onSignedIn = (token: AccessToken, typed: string) => {
    leaveForApp()
    window.portalBoot?.askAfterSignIn?.(token, typed) // needs the address of the next screen, which is set now
    document.documentElement.dataset['screen'] = 'app'
    root.unmount()
    openApp().catch(fail) // the form is unmounted: later failures need their own message
  }
  const page = (state: Promise<unknown>) => (
    <LoginPage ready={state} onSignedIn={onSignedIn} onEngaged={prefetchApp} openPapers={openPapers} />
  )
  const root = hydrate(container, page(ready))
  // Written out: the bundler removes a branch with a literal condition completely.
  if (import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staging')
    setLearnCampus(async () => {
      forgetCampusConfig()
      const again = ensureCampus() // a new promise, so that the screen fetches again too
      root.render(page(again))
      await changeLanguage(storedLanguage((await again).enable_localization), false)
    })
  const language = storedLanguage(readCampusConfig()?.enable_localization ?? true)
  if (language !== 'id') await changeLanguage(language, false) // after hydration: the prerendered text is Indonesian
}
