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
const launch = (executablePath: string, ...more: string[]) => ({
  launchOptions: { executablePath, args: [...ARGS, ...more] },
})

/** A browser without its own window draws the same pages for two thirds of the work. */
const WINDOWLESS = process.env['CHROMIUM_SHELL'] ?? CHROMIUM
/** As people have it: for whoever measures. */
export const SHELL = launch(WINDOWLESS)
/** A page of two seconds is not worth compiling twice. */
const ONCE = '--js-flags=--no-turbofan --no-maglev'
/** Notifications belong to the window: only the whole browser has them. */
const WHOLE = launch(CHROMIUM, ONCE)
const NEEDS_WHOLE = '**/push*.e2e.ts'

/** What `AUDIT_ONLY` marks (tests/e2e/fixtures.ts) and nothing else, or all but that. */
const CHOICE = process.env['AUDIT'] ? { grep: /@audit/ } : { grepInvert: /@audit/ }

/** A journey waits for the network and for timers a third of its time: three share two processors. */
const WORKERS = Math.ceil(availableParallelism() * 1.5)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  build: { external: ['**/dist-gateway/**'] }, // built already: each worker would compile it once more
  fullyParallel: true,
  ...CHOICE,
  workers: WORKERS,
  // A test that passes only sometimes is to be mended; CI goes on, counts it and says why it failed at first.
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
