import { setupWorker } from 'msw/browser'
import { forgetCampusConfig } from '#gateway/campus-config.ts'
import { setRuntimeConfig } from '#gateway/runtime-config.ts'
import { adoptTokens } from '#gateway/session/session.ts'
import { clearSession, readSession } from '#gateway/session/token-store.ts'
import { setClock } from '#shared/clock.ts'
import { appliedLink, followOtherTabs, keepWorld, loadWorld, rememberLink } from './browser-keeper.ts'
import { answerByScript, chatHandlers, shareWithTabs } from './chat-link.ts'
import { type Controls, createControls } from './controls.ts'
import { createHandlers } from './create-handlers.ts'
import { type LabLink, readLabLink } from './lab-link.ts'
import { createStore, type Store, startClock } from './store.ts'
import { allowWorkerScript, keepLeavingWorker, WORKER_ADDRESS } from './worker-script.ts'

const GATEWAY = '/gateway'
const MULTISITE = '/multisite'

const NO_WORKER =
  'Demo ini memerlukan service worker, dan alamat ini tidak mengizinkannya (halaman HTTP biasa selain localhost). ' +
  'Jalankan "npm start -- --gateway": versi itu memakai gateway HTTP dan bekerja di jaringan lokal.'

let running: Controls | null = null

/**
 * Controls of the demo in this page, for the lab.
 * @throws before startDemo has begun
 * @public
 */
export const demoControls = (): Controls => {
  if (!running) throw new Error('the demo has not started')
  return running
}

const isGateway = (address: string): boolean => {
  const { origin, pathname } = new URL(address)
  return (
    origin === window.location.origin && (pathname.startsWith(`${GATEWAY}/`) || pathname.startsWith(`${MULTISITE}/`))
  )
}

const switchCampus = (store: Store, { campus }: LabLink): void => {
  if (campus === null || campus === store.world.campus) return
  forgetCampusConfig()
  clearSession()
  store.world.campus = campus
}

/** @returns whether somebody else is signed in now than when the page began */
const switchPersona = (controls: Controls, { text, persona }: LabLink): boolean => {
  if (persona === null || (appliedLink() === text && readSession())) return false
  adoptTokens(controls.signIn(persona))
  return rememberLink(text)
}

const readLink = (): LabLink | null => {
  const link = readLabLink(window.location.search)
  if (typeof link !== 'string') return link
  console.info(`Tautan lab diabaikan: ${link}.`)
  return null
}

/** Applies campus and persona of the link. @returns whether the page must begin again at another stage */
const applyLink = (store: Store, controls: Controls): boolean => {
  const link = readLink()
  if (!link) return false
  switchCampus(store, link)
  const isNewPerson = switchPersona(controls, link)
  keepWorld(store)
  return isNewPerson && window.portalBoot?.screen === 'login'
}

const startWorker = async (store: Store): Promise<void> => {
  allowWorkerScript()
  await keepLeavingWorker()
  await setupWorker(...createHandlers(store), ...chatHandlers(store)).start({
    quiet: true,
    serviceWorker: { url: WORKER_ADDRESS },
    onUnhandledRequest: ({ url }, print) => {
      if (isGateway(url)) print.error()
    },
  })
}

/**
 * Starts the simulated gateway inside the page, before any call leaves.
 * @throws Error that says why, where service workers are missing
 */
export const startDemo = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) throw new Error(NO_WORKER)
  const kept = loadWorld()
  const store = createStore({ ...(kept && { world: kept }), onBefore: followOtherTabs, onChange: keepWorld })
  startClock(store)
  store.world.chat.isEnabled = true
  setClock(store.now)
  running = createControls(store)
  setRuntimeConfig({ gatewayUrl: GATEWAY, multisiteConfigUrl: MULTISITE, assumedWrites: true })
  if (applyLink(store, running)) {
    window.location.reload() // the head script now finds the session and opens the app instead of the login
    return new Promise(() => undefined)
  }
  keepWorld(store)
  shareWithTabs(store)
  answerByScript(store)
  await startWorker(store)
}
