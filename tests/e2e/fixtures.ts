import { readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { StoredSession } from '#gateway/session/token/token-store.ts'
import { writeLabLink } from '#tools/lab/state/lab-link.ts'
import type { LabState } from '#tools/lab/state/lab-state.ts'
import { startGateway } from '../../scripts/lib/gateway.mjs'
import { serve } from '../../scripts/lib/serve.mjs'

/** A served build and, for the production build, the simulated gateway behind it. */
export interface Host {
  url: string
  /** Reads or changes the mock state (production build only). */
  world: (change?: Record<string, unknown>) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

const noWorld = () => Promise.reject(new Error('the demo keeps its world in the page'))

const startDemoHost = async (): Promise<Host> => {
  const { url, close } = await serve({ dir: 'dist-demo', demo: true })
  return { url, close, world: noWorld }
}

/**
 * Reads or changes the mock state behind a gateway.
 * @throws Error with the reason when the change is invalid
 */
const worldOf = async (gatewayUrl: string, change?: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const init = change && {
    method: 'POST',
    body: JSON.stringify(change),
    headers: { 'Content-Type': 'application/json' },
  }
  const answer = await fetch(`${gatewayUrl}/__world`, init)
  if (!answer.ok) throw new Error(`/__world: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** URLs of the simulated gateways that this worker runs. */
const gateways = new Set<string>()

/**
 * Serves a build over a real HTTP gateway.
 * @param lab value of `lab` in config.json, which enables the campus lab
 */
export const startHost = async (dir: string, lab = false): Promise<Host> => {
  const gateway = await startGateway({ port: 0 })
  gateways.add(gateway.url)
  const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true, lab }
  const host = await serve({ dir, config, proxies })
  return {
    url: host.url,
    world: (change) => worldOf(gateway.url, change),
    close: async () => {
      gateways.delete(gateway.url)
      await host.close()
      await gateway.close()
    },
  }
}

/** Complaints of a page: errors, policy reports and foreign requests. */
export interface Watched {
  complaints: string[]
  /** Patterns of complaints that are currently expected. */
  allowed: readonly RegExp[]
}

const watch = async (page: Page, watched: Watched): Promise<void> => {
  const complain = (text: string) => {
    if (!watched.allowed.some((pattern) => pattern.test(text))) watched.complaints.push(text)
  }
  page.on('pageerror', (error) => complain(`page error: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    const where = message.text().startsWith('Failed to load') ? ` (${message.location().url})` : ''
    if (message.type() === 'error' || /contract drift/.test(message.text()))
      complain(`console: ${message.text()}${where}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== 'localhost')
      complain(`foreign request: ${request.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy report: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

interface TestFixtures {
  /** Patterns of console errors that this test causes on purpose. */
  allowed: { errors: RegExp[] }
  /** For tests of several screens that expect different complaints. */
  watched: Watched
  /** Resets the mock state after each test. */
  freshWorld: undefined
}
interface WorkerFixtures {
  demo: Host
  production: Host
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const host = await startDemoHost()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const host = await startHost('dist', true)
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  freshWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, run) => {
      await run(undefined)
      for (const url of gateways) await worldOf(url, { reset: true, campus: 'default', chat: false })
    },
    { auto: true },
  ],
  allowed: [{ errors: [] }, { option: true }],
  watched: async ({ allowed }, run) => {
    await run({ complaints: [], allowed: allowed.errors })
  },
  page: async ({ page, watched }, run) => {
    await watch(page, watched)
    await run(page)
    expect(watched.complaints, 'errors, policy reports and foreign requests').toEqual([])
  },
})

export { expect }

/**
 * Tag for tests that repeat another in a second build, width or state, walk through a whole panel of the lab, or check
 * layout and appearance: npm run audit -- journeys runs them, npm test does not.
 */
export const AUDIT_ONLY = { tag: '@audit' } as const

/**
 * Blocks the service worker in files about neither the network nor a new version: its fetches are a tenth of their
 * work. The audit keeps it; offline, versions, push, hosting and first-load tests need it.
 */
export const NO_WORKER = { serviceWorkers: process.env['AUDIT'] ? 'allow' : 'block' } as const

/** Sets the browser's clock to the story's time; the demo sets its own clock. */
export const setStoryClock = ({ clock }: Pick<Page, 'clock'>): Promise<void> =>
  clock.setSystemTime('2026-10-22T14:05:00+07:00')

/** Opens the demo in the state of a campus lab file (tests/lab/*.json); unit tests start from the same files. */
export const openLabFile = async (page: Page, { url }: Host, file: string): Promise<void> => {
  const {
    format: _,
    version: __,
    ...state
  } = JSON.parse(readFileSync(file, 'utf8')) as LabState & Record<string, unknown>
  await page.goto(`${url}/?lab=${writeLabLink(state)}`)
}

/** Fills in the login form and submits it, in either language. */
export const sendLogin = async (page: Page, url: string, name: string, password = 'demo'): Promise<void> => {
  await page.goto(url)
  await page.getByLabel(/\(NIM\)$/).fill(name)
  await page.getByLabel(/^(Kata sandi|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Masuk|Log in)$/ }).click()
}

/** Signs in through the form and waits for the dashboard's data. */
export const signIn = async (page: Page, url: string, name: string): Promise<void> => {
  await sendLogin(page, url, name)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

/** Stores a valid session of a student who signed in on this device before. Over HTTP only. */
export const keepSession = async (page: Page, { url }: Pick<Host, 'url'>, username: string): Promise<void> => {
  const login = { grant_type: 'password', client_id: 'web', scope: 'all', username, password: 'demo', captcha: '' }
  const answer = await page.request.post(`${url}/gateway/v2/access_token`, { data: login })
  expect(answer.status(), `${username} can sign in`).toBe(200)
  const tokens = (await answer.json()) as { refresh_token: string }
  const now = Date.now()
  const session: StoredSession = { id: username, refreshToken: tokens.refresh_token, savedAt: now, generation: now }
  const localStorage = [{ name: 'refresh_token', value: JSON.stringify(session) }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] })
}

/** Opens an address with a stored session, without passing the login and the dashboard. */
export const openAs = async (
  page: Page,
  host: Pick<Host, 'url'>,
  address: string,
  username = 'aktif',
): Promise<void> => {
  await page.goto('about:blank') // a page that is still open would lose its session and redirect to the login
  await keepSession(page, host, username)
  await page.goto(host.url + address)
}

/** Opens the dashboard with a stored session and waits for its data. */
export const comeBack = async (page: Page, host: Pick<Host, 'url'>, username?: string): Promise<void> => {
  await openAs(page, host, '/dashboard', username)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}
