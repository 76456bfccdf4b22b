import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import { endSession } from '#gateway/session/session.ts'
import { changeLanguage, initI18n, startTexts } from '#shared/i18n/i18n.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'
import en from '../src/login/locales/en.json'
import id from '../src/login/locales/id.json'
import { resetFlags } from './reset-flags.ts'
import { closeGateway } from './simulated-gateway.ts'

// The story's students live in Semarang, and the portal shows their local time.
process.env['TZ'] = 'Asia/Jakarta'

initI18n()

/** Loads the login texts together with the portal's, which other files in this process show. */
export const showLoginTexts = (): Promise<void> =>
  startTexts(
    { ...BUNDLED_TEXTS, login: id },
    (language, namespace) => (namespace === 'login' ? Promise.resolve(en) : loadTexts(language, namespace)),
    'id',
  )

const forget: (() => void)[] = []

/** Registers a cleanup function for state that the test's page leaves behind. */
export const onForget = (undo: () => void): void => {
  forget.push(undo)
}

/** Resets all module state of a page, as a reload does in a browser. No other code resets it. */
const forgetPage = async (): Promise<void> => {
  vi.useRealTimers()
  cleanup() // first, so that mounted screens do not send requests in response
  await closeGateway()
  for (const undo of forget.splice(0)) undo()
  endSession('logout')
  resetFlags()
  localStore.clear()
  sessionStore.clear()
  await changeLanguage('id', false)
  delete document.documentElement.dataset['screen']
  delete document.documentElement.dataset['variant']
  document.title = ''
  window.history.replaceState(null, '', '/')
}

/** Starts each test of this file with a fresh page (tests/setup-screens.ts). */
export const forgetPagesInThisFile = (): void => {
  afterEach(forgetPage)
}

/** Records navigations away from the portal (login, another portal), which happy-dom would perform. */
export const watchDepartures = (): { departures: string[]; reloads: () => number } => {
  const departures: string[] = []
  const leave = (address: string | URL) => void departures.push(String(address))
  vi.spyOn(window.location, 'replace').mockImplementation(leave)
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  return { departures, reloads: () => reload.mock.calls.length }
}

/** Reports every element as visible, so that tests need not wait for an idle page. */
export const showBelowTheFold = (): void => {
  class Near {
    readonly #report: IntersectionObserverCallback
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry
      this.#report([entry], this as unknown as IntersectionObserver)
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Near)
  onForget(() => vi.unstubAllGlobals())
}
