import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** The width assumed where none is known (section 9, breakpoints). */
export const DEFAULT_VIEWPORT_PX = 1024

// Servers are started by the tests themselves, on ephemeral ports (tests/e2e/fixtures.ts).
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** Shared memory in a file of /tmp costs a twentieth of the time; a container may have too little of the other kind. */
const HAS_SHARED_MEMORY =
  existsSync('/dev/shm') && statfsSync('/dev/shm').blocks * statfsSync('/dev/shm').bsize > 2 ** 30
const launch = (executablePath: string, ...more: string[]) => ({
  launchOptions: {
    executablePath,
    args: [...ARGS, ...more],
    ignoreDefaultArgs: HAS_SHARED_MEMORY ? ['--disable-dev-shm-usage'] : [],
  },
})

/** Chromium without a window: renders the same pages with two thirds of the processor time. */
const WINDOWLESS = process.env['CHROMIUM_SHELL'] ?? CHROMIUM
/** The browser as users have it, for measurements. */
export const SHELL = launch(WINDOWLESS)
/** Disables the optimizing compilers, because a page lives for about two seconds. */
const ONCE = '--js-flags=--no-turbofan --no-maglev'
/** Only the full browser supports notifications. */
const WHOLE = launch(CHROMIUM, ONCE)
const NEEDS_WHOLE = '**/push*.e2e.ts'

/** Either only the tests marked `AUDIT_ONLY` (tests/e2e/fixtures.ts), or all others. */
const CHOICE = process.env['AUDIT'] ? { grep: /@audit/ } : { grepInvert: /@audit/ }

/** Three workers on two processors: a journey waits for network and timers a third of its time. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  build: { external: ['**/dist-gateway/**'] }, // built already: each worker would compile it once more
  fullyParallel: true,
  ...CHOICE,
  workers: WORKERS,
  // A flaky test has to be fixed. CI runs it again, counts it and prints its first failure.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: DEFAULT_VIEWPORT_PX, height: 900 },
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' }, // nothing waits for a picture to end its move
  },
  projects: [
    { name: 'notifications', testMatch: NEEDS_WHOLE, use: WHOLE, workers: 1 }, // one whole browser, begun first
    { name: 'pages', testIgnore: NEEDS_WHOLE, use: launch(WINDOWLESS, ONCE) },
  ],
})
