// Head script of index.html, inlined by the build: picks the stage and starts the first calls before the
// main scripts arrive (ADR 4). It knows hints only; the app confirms them.

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

/** Replaced by the build with the files of each stage, the style of one, and those of the table of screens: their names. */
declare const STAGE_FILES: { files: Record<string, string[]>; styles: Record<string, string>; screens: string[] }
/**
 * Replaced with patterns of addresses: those that have no shell around them, and those that need a session
 * (scripts/vite/boot/plain-paths.ts).
 */
declare const SCREEN_PATHS: { plain: string; guarded: string }

answerPings() // a page that does not answer is replaced by the next version
const pathname = divertLoginCode() // before anything is asked of anybody
const signedIn = mayBeSignedIn(Date.now())
const isAt = (pattern: string): boolean => new RegExp(pattern, 'i').test(pathname)
// The gallery of the kit; and what is no address of the portal, which the app says to everybody.
const plain = isAt(SCREEN_PATHS.plain) || (IS_DEMO && pathname === '/__ui') || !(signedIn || isAt(SCREEN_PATHS.guarded))
const boot: Boot = { screen: plain || signedIn ? 'app' : 'login', early: new Map() }
if (signedIn) boot.session = readSession()?.id
boot.fail = showFatal // once in a page: the entry has it from here
if (!IS_DEMO) boot.askAfterSignIn = (token, typed) => beginAfterSignIn(boot, LANDING, token, typed)
window.portalBoot = boot

// The browser would send a form that is not alive yet itself, the password in the address: the press waits (login-form.tsx).
document.addEventListener('submit', (event) => {
  boot.pressed = !event.defaultPrevented
  event.preventDefault()
})

let onTokenAsked = (): void => undefined
const tokenAsked = new Promise<void>((resolve) => {
  onTokenAsked = resolve
})
const { screens, ...stages } = STAGE_FILES // named once: the build replaces one place
// The token's question is the beginning of the longest chain: reading the entry would hold it up.
const asksForToken = boot.screen === 'app' && signedIn && !IS_DEMO
const isServed = Boolean(serviceWorkers()?.controller)
// What runs first arrives first: entry has the connection for itself until it is here or an answer says that the chain is
// well on its way. What the screen looks like is small and comes at once. Files of the worker are here.
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
// Nothing else would ever say that a file of the document's own tags is missing: it would run the page.
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
  if (boot.screen === 'app' && !isLanding()) preloadScreens() // what is landed on needs no table of screens
}

// The lock takes two of the browser's answers: they find a page that asks for nothing else.
const behind = asksForToken && isServed ? tokenAsked : undefined
// The demo's gateway lives in the page and is not up yet: nothing may leave early.
const begin = (): void => {
  const onAnswer = entryFirst ? preload : undefined
  if (entryFirst) files.askStyle(boot.screen)
  if (!IS_DEMO && !boot.started) beginFirstCalls(boot, signedIn, LANDING, { onAnswer, onTokenAsked, isServed, behind })
  // Behind the lock of the session, whose answer is waited for.
  if (behind) void behind.then(preload)
  else if (!entryFirst) preload()
}
if (boot.screen === 'app') begin()
// The login is painted first: fetch, storage and each file that is asked for cost a slow phone as much as the layout.
else whenPainted(begin)

document.documentElement.dataset['screen'] = plain ? 'plain' : boot.screen
applyColorMode()
applyBrandColour()
