import type { hydrateRoot } from 'react-dom/client'
import { setLearnCampus } from '#domain/kampus/campus-again.ts'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { forgetOnLeave } from '#domain/kampus/forget-on-leave.ts'
import { forgetCampusConfig, readCampusConfig } from '#gateway/campus/campus-config.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import { followSystemMode } from '#shared/browser/appearance.ts'
import { HOME } from '#shared/home.ts'
import { changeLanguage, startTexts, storedLanguage } from '#shared/i18n/i18n.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { ownPath, safePath } from '#shared/text/safe-path.ts'
import id from './locales/id.json'
import { LoginPage } from './login-page.tsx'

interface Options {
  ready: Promise<unknown>
  /** From the entry chunk, which both stages share. */
  hydrateRoot: typeof hydrateRoot
  /** The stage after this one; floor 6 injects it. */
  openApp: () => Promise<void>
  prefetchApp: () => void
  /** Says that the next stage can not start. */
  fail: (error: unknown) => void
}

/** Anonymous visitors of a guarded address see the login at /; the address is remembered for this tab. */
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
export const start = async ({ ready, hydrateRoot: hydrate, openApp, prefetchApp, fail }: Options): Promise<void> => {
  rememberWantedPath()
  forgetOnLeave()
  followSystemMode()
  await startTexts({ login: id }, async () => (await import('./locales/en.json')).default, 'id')
  const container = document.getElementById('login')
  if (!container) throw new Error('index.html has no #login')
  const onSignedIn = (token: AccessToken, typed: string) => {
    leaveForApp()
    window.portalBoot?.askAfterSignIn?.(token, typed) // the address says by now which screen will be shown
    document.documentElement.dataset['screen'] = 'app'
    root.unmount()
    openApp().catch(fail) // the form is gone: what does not arrive now is said
  }
  const root = hydrate(container, <LoginPage ready={ready} onSignedIn={onSignedIn} onEngaged={prefetchApp} />)
  // Written out: a branch that the bundler drops by the literal leaves nothing behind.
  if (import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staging')
    setLearnCampus(async () => {
      forgetCampusConfig()
      const again = ensureCampus() // a promise that the screen has not seen: it asks again, too
      root.render(<LoginPage ready={again} onSignedIn={onSignedIn} onEngaged={prefetchApp} />)
      await changeLanguage(storedLanguage((await again).enable_localization), false)
    })
  const language = storedLanguage(readCampusConfig()?.enable_localization ?? true)
  if (language !== 'id') await changeLanguage(language, false) // after hydration: the prerendered text is Indonesian
}
