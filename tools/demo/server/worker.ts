import { setupWorker } from 'msw/browser'
import { setRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { setClock } from '#shared/state/clock.ts'
import { answerByScript, chatHandlers, shareWithTabs } from '../chat/chat-link.ts'
import { createStore, type Store, startClock } from '../state/store.ts'
import { aloneInBrowser, followOtherTabs, keepWorld, loadWorld } from './browser-keeper.ts'
import { type Controls, createControls } from './controls.ts'
import { createHandlers } from './create-handlers.ts'
import { allowWorkerScript, keepLeavingWorker, WORKER_ADDRESS } from './worker-script.ts'

const GATEWAY = '/gateway'
const MULTISITE = '/multisite'

const NO_WORKER =
  'Demo ini memerlukan service worker, dan alamat ini tidak mengizinkannya (halaman HTTP biasa selain localhost). ' +
  'Jalankan "npm start -- --gateway": versi itu memakai gateway HTTP dan bekerja di jaringan lokal.'

let running: Controls | null = null

/**
 * Returns the controls of the demo in this page, for the lab.
 * @throws Error before startDemo has run
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
 * Starts the simulated gateway inside the page, before the first call is sent.
 * @param arrange sets up the mock state as the address requires; returns true when the page must reload for another
 * stage
 * @throws Error with the reason, when service workers are not available
 */
export const startDemo = async (arrange: (controls: Controls) => boolean): Promise<void> => {
  if (!('serviceWorker' in navigator)) throw new Error(NO_WORKER)
  const kept = loadWorld()
  const store = createStore({
    ...(kept && { world: kept }),
    onBefore: followOtherTabs,
    onChange: keepWorld,
    alone: aloneInBrowser,
  })
  startClock(store)
  store.world.chat.isEnabled = true
  setClock(store.now)
  running = createControls(store)
  setRuntimeConfig({ gatewayUrl: GATEWAY, multisiteConfigUrl: MULTISITE, assumedWrites: true })
  if (arrange(running)) {
    keepWorld(store)
    window.location.reload() // the head script then finds the session and opens the app instead of the login
    return new Promise(() => undefined)
  }
  keepWorld(store)
  shareWithTabs(store)
  answerByScript(store)
  await startWorker(store)
}
