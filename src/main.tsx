import '#shared/ui/tokens.css'
import '#shared/ui/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { learnCampusAgain, setLearnCampus } from '#domain/kampus/campus-again.ts'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import type { Boot } from '#gateway/call/early.ts'
import { readCampusConfig } from '#gateway/campus/campus-config.ts'
import { loadRuntimeConfig, runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { startSession } from '#gateway/session/session.ts'
import { mayHavePapers } from '#gateway/wallet/paper-marks.ts'
import { keepInstallPrompt } from '#shared/browser/install-prompt.ts'
import { reloadForMove } from '#shared/browser/reload-for-move.ts'
import { initI18n } from '#shared/i18n/i18n.ts'

if (import.meta.env.DEV) await import('./boot/boot.ts') // a build inlines it into the head of index.html

// Code that both stages need is in this chunk, so that neither fetches another file.
initI18n()

/** Written out: the bundler removes a branch with a literal condition, and the files that only this branch imports. */
const CARRIES_LAB = import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staging'

keepInstallPrompt()

const boot: Boot = window.portalBoot ?? { screen: 'login', early: new Map() }

const fail = (error: unknown) => boot.fail?.(error)

const sessionAddress = () => ({
  gatewayUrl: runtimeConfig().gatewayUrl.replace(/\/+$/, ''),
  collegeId: readCampusConfig()?.college_id ?? '',
})

/**
 * Loads the configuration and starts the session. The demo contains both gateway and configuration; any other build
 * reads /config.json.
 */
const prepare = async (): Promise<void> => {
  boot.started = true
  if (import.meta.env.MODE === 'demo') {
    const [{ startDemo }, { arrangeLab }] = await Promise.all([
      import('#tools/demo/server/worker.ts'),
      import('#tools/lab/arrange.ts'),
    ])
    await startDemo(arrangeLab)
  } else {
    await loadRuntimeConfig(boot.config, () => void reloadForMove(boot.token))
    if (CARRIES_LAB) (await import('#tools/lab/arrange.ts')).arrangeStaging(runtimeConfig().lab === true)
  }
  const campus = ensureCampus().catch(() => null) // started early; each stage calls it again and shows the error
  // The head script could refresh the token only with a known campus: the gateway rejects a refresh without one.
  const isBegun = boot.token !== undefined && (readCampusConfig() ?? (await campus)) !== null
  startSession(sessionAddress, isBegun ? boot.token : undefined)
}

const ready = prepare()
const app = () => import('./app/start.tsx')

const openApp = async () => {
  if (CARRIES_LAB) setLearnCampus(async () => (await import('./app/session/refetch-campus.ts')).refetchCampus())
  return (await app()).start({ ready, createRoot })
}

const start = async () => {
  if (import.meta.env.MODE === 'demo' && window.location.pathname === '/__ui') {
    const { startGallery } = await import('#tools/gallery/start.tsx')
    return startGallery(createRoot)
  }
  if (boot.screen === 'app') return openApp()
  // Waits for the lab link: the login stage replaces the address, but a page that the link signs in reloads at it.
  if (CARRIES_LAB && new URLSearchParams(window.location.search).has('lab')) await ready
  const login = await import('./login/start.tsx')
  return login.start({
    ready,
    hydrateRoot,
    openApp,
    fail,
    prefetchApp: () => void app().catch(() => undefined),
    openPapers: async () => (await import('./app/wallet/kept-papers.tsx')).openKeptPapers(),
    loadTexts: async (language, namespace) => (await import('./app/texts.ts')).loadTexts(language, namespace),
  })
}

/** Delay of work that must not slow down the first screen. The demo skips it: its one worker is its gateway. */
const LATER_MS = 2500
const later = async () => {
  await (await import('./worker/after-start.ts')).afterStart()
  if (mayHavePapers()) await (await import('./app/wallet/prepare-papers.ts')).preparePapers()
}
const tellLater = (error: unknown) => console.warn('what follows the first screen did not load', error)

const openLab = async (): Promise<void> => {
  const isDemo = import.meta.env.MODE === 'demo'
  if (!isDemo && runtimeConfig().lab !== true) return
  const controls =
    import.meta.env.MODE === 'demo' ? (await import('#tools/demo/server/worker.ts')).demoControls() : null
  const { startLab } = await import('#tools/lab/start.tsx')
  await startLab(createRoot, { controls, refresh: learnCampusAgain, restart: () => window.location.reload() })
}
// The gallery shows only the UI kit.
if (CARRIES_LAB && window.location.pathname !== '/__ui')
  void ready.then(
    () => openLab().catch(tellLater),
    () => undefined,
  ) // fail() below reports a startup failure

Promise.all([ready, start()]).then(() => {
  if (import.meta.env.PROD && import.meta.env.MODE !== 'demo') setTimeout(() => void later().catch(tellLater), LATER_MS)
}, fail)
