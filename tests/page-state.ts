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

// Students of the story live in Semarang, and the portal shows the time of their own clock.
process.env['TZ'] = 'Asia/Jakarta'

initI18n()

/** The texts of the login beside those of the portal, which pages of other files in this process show. */
export const showLoginTexts = (): Promise<void> =>
  startTexts(
    { ...BUNDLED_TEXTS, login: id },
    (language, namespace) => (namespace === 'login' ? Promise.resolve(en) : loadTexts(language, namespace)),
    'id',
  )

const forget: (() => void)[] = []

/** Registers something that this test's page leaves behind. */
export const onForget = (undo: () => void): void => {
  forget.push(undo)
}

/** The one place that takes back what a page keeps in its modules: what a reload does in a browser. */
const forgetPage = async (): Promise<void> => {
  vi.useRealTimers()
  cleanup() // before anything that a mounted screen would answer with a request
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

/** Each test of this file begins with a page that knows nothing of the one before (tests/setup-screens.ts). */
export const forgetPagesInThisFile = (): void => {
  afterEach(forgetPage)
}

/** Where the page went for good: login, another portal. happy-dom would really leave. */
export const watchDepartures = (): { departures: string[]; reloads: () => number } => {
  const departures: string[] = []
  const leave = (address: string | URL) => void departures.push(String(address))
  vi.spyOn(window.location, 'replace').mockImplementation(leave)
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  return { departures, reloads: () => reload.mock.calls.length }
}

/** Everything below the fold is in sight, so that tests need not wait until the page is idle. */
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
