// Head script of index.html, inlined by the build: picks the stage and starts the first calls before the main scripts
// load (ADR 4). It relies on cached hints, which the app confirms later.

import { beginAfterSignIn, beginFirstCalls } from '#boot/first-calls.ts'
import { openStageFiles, readFileNames } from '#boot/stage-files.ts'
import { whenPainted } from '#boot/when-painted.ts'
import type { Boot } from '#gateway/call/early.ts'
import { isLanding } from '#gateway/session/start/hints.ts'
import { divertLoginCode } from '#gateway/session/token/login-code.ts'
import { mayBeSignedIn, readSession } from '#gateway/session/token/token-store.ts'
import { LANDING } from '#generated/landing.ts'
import { applyBrandColour, applyColorMode } from '#shared/browser/appearance.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import { answerPings } from '#shared/browser/ping.ts'
import { serviceWorkers } from '#shared/browser/service-workers.ts'
import { showFatal } from '#shared/ui/state/fatal.ts'

/**
 * Replaced by the build with file names: the files of each stage, the style of each stage, and the files of the screen
 * table.
 */
declare const STAGE_FILES: { files: Record<string, string[]>; styles: Record<string, string>; screens: string[] }
/**
 * Replaced by the build with two patterns of paths: screens without a shell, and screens that need a session
 * (scripts/vite/boot/plain-paths.ts).
 */
declare const SCREEN_PATHS: { plain: string; guarded: string }

answerPings() // a new version replaces pages that do not answer
const pathname = divertLoginCode() // before any request is sent
const signedIn = mayBeSignedIn(Date.now())
const isAt = (pattern: string): boolean => new RegExp(pattern, 'i').test(pathname)
// Without a shell: the component gallery of the demo and, without a session, paths that the portal does not have, which
// get its "not found" page.
const plain = isAt(SCREEN_PATHS.plain) || (IS_DEMO && pathname === '/__ui') || !(signedIn || isAt(SCREEN_PATHS.guarded))
const boot: Boot = { screen: plain || signedIn ? 'app' : 'login', early: new Map() }
if (signedIn) boot.session = readSession()?.id
boot.fail = showFatal // set once per page; the entry uses it from here on
if (!IS_DEMO) boot.askAfterSignIn = (token, typed) => beginAfterSignIn(boot, LANDING, token, typed)
window.portalBoot = boot

// Before the form is hydrated, the browser itself would submit it, with the password in the URL. login-form.tsx handles
// the press later.
document.addEventListener('submit', (event) => {
  boot.pressed = !event.defaultPrevented
  event.preventDefault()
})

let onTokenAsked = (): void => undefined
const tokenAsked = new Promise<void>((resolve) => {
  onTokenAsked = resolve
})
const { screens, ...stages } = STAGE_FILES // named once: the build replaces only one occurrence
// The token request starts the longest chain of requests: downloading the entry would delay it.
const asksForToken = boot.screen === 'app' && signedIn && !IS_DEMO
const isServed = Boolean(serviceWorkers()?.controller)
// The file that runs first is downloaded first: the entry has the connection to itself until it has arrived or a
// response shows that the chain has progressed. The style is small and is fetched at once. Files served by the worker
// are already here.
const entryFirst = asksForToken && !isServed
const onArrival = () => {
  if (entryFirst) preload()
}
const files = openStageFiles(
  stages,
  readFileNames(),
  asksForToken ? tokenAsked : Promise.resolve(),
  onArrival,
  showFatal,
)
// Detects missing files of the document's own script tags: no other code does, and they run the page.
const check = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && target.defer) files.check(target)
}
for (const type of ['load', 'error']) document.addEventListener(type, check, true)
window.portalFiles = files
const preloadScreens = (): void => {
  for (const name of screens.splice(0)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = files.at(name)
    document.head.append(link)
  }
}
const preload = (): void => {
  files.ask(boot.screen)
  if (boot.screen === 'app' && !isLanding()) preloadScreens() // the home screen does not need the screen table
}

// Acquiring the session lock takes two round trips inside the browser: no other request is sent before that.
const behind = asksForToken && isServed ? tokenAsked : undefined
// The demo's gateway runs in the page and has not started yet: no request may be sent early.
const begin = (): void => {
  const onAnswer = entryFirst ? preload : undefined
  if (entryFirst) files.askStyle(boot.screen)
  if (!IS_DEMO && !boot.started) beginFirstCalls(boot, signedIn, LANDING, { onAnswer, onTokenAsked, isServed, behind })
  if (behind) void behind.then(preload)
  else if (!entryFirst) preload()
}
if (boot.screen === 'app') begin()
// The login screen is painted first: on a slow phone fetch, storage and each requested file cost as much as the layout.
else whenPainted(begin)

document.documentElement.dataset['screen'] = plain ? 'plain' : boot.screen
applyColorMode()
applyBrandColour()
