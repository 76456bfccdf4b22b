import { readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { StoredSession } from '#gateway/session/token/token-store.ts'
import { writeLabLink } from '#tools/lab/state/lab-link.ts'
import type { LabState } from '#tools/lab/state/lab-state.ts'
import { startGateway } from '../../scripts/lib/gateway.mjs'
import { serve } from '../../scripts/lib/serve.mjs'

/** A host of a build and, for the production build, the simulated gateway behind it. */
export interface Host {
  url: string
  /** Reads or changes the simulated world (production build only). */
  world: (change?: Record<string, unknown>) => Promise<Record<string, unknown>>
  close: () => Promise<void>
}

const noWorld = () => Promise.reject(new Error('the demo keeps its world in the page'))

const startDemoHost = async (): Promise<Host> => {
  const { url, close } = await serve({ dir: 'dist-demo', demo: true })
  return { url, close, world: noWorld }
}

/** Reads the simulated world behind a gateway, or changes it. @throws what is wrong with the change */
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

/** The simulated gateways that this worker has now. */
const gateways = new Set<string>()

/** A build over a real HTTP gateway. @param lab what config.json says about the campus lab */
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

/** What a page said that it must not say: errors, policy reports, requests to anywhere else. */
export interface Watched {
  complaints: string[]
  /** What it may say now. */
  allowed: readonly RegExp[]
}

const watch = async (page: Page, watched: Watched): Promise<void> => {
  const complain = (text: string) => {
    if (!watched.allowed.some((pattern) => pattern.test(text))) watched.complaints.push(text)
  }
  page.on('pageerror', (error) => complain(`page error: ${error.message}`))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || /contract drift/.test(message.text())) complain(`console: ${message.text()}`)
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
  /** For a test that looks at several screens, of which each may say something else. */
  watched: Watched
  /** What a test did and set in the simulated world is not there for the next one. */
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
 * For a test that repeats another in a second build, width or state, that walks through a whole panel of the lab, or that
 * looks at how things lie and shine: npm run audit -- journeys runs it, npm test does not.
 */
export const AUDIT_ONLY = { tag: '@audit' } as const

/**
 * For a file of journeys that are about neither the network nor a new version: what the worker fetches beside them is a tenth
 * of their work. The audit leaves it in; offline, versions, push, hosting and first-load are about it.
 */
export const NO_WORKER = { serviceWorkers: process.env['AUDIT'] ? 'allow' : 'block' } as const

/** The device of a student of the story has its clock right; in the demo the page brings its own. */
export const setStoryClock = ({ clock }: Pick<Page, 'clock'>): Promise<void> =>
  clock.setSystemTime('2026-10-22T14:05:00+07:00')

/** Opens the demo as a file of the campus lab says (tests/lab/*.json): the same file starts unit tests. */
export const openLabFile = async (page: Page, { url }: Host, file: string): Promise<void> => {
  const {
    format: _,
    version: __,
    ...state
  } = JSON.parse(readFileSync(file, 'utf8')) as LabState & Record<string, unknown>
  await page.goto(`${url}/?lab=${writeLabLink(state)}`)
}

/** Fills in the form and sends it, as a person does, in either language. */
export const sendLogin = async (page: Page, url: string, name: string, password = 'demo'): Promise<void> => {
  await page.goto(url)
  await page.getByLabel(/\(NIM\)$/).fill(name)
  await page.getByLabel(/^(Kata sandi|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Masuk|Sign in)$/ }).click()
}

/** Signs in through the form and waits for the dashboard's data. */
export const signIn = async (page: Page, url: string, name: string): Promise<void> => {
  await sendLogin(page, url, name)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}

/** The student has signed in on this device before, and comes back with the session that is kept. Over HTTP only. */
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

/** Opens an address so: without the login and the dashboard on the way, for a test that is about neither. */
export const openAs = async (
  page: Page,
  host: Pick<Host, 'url'>,
  address: string,
  username = 'aktif',
): Promise<void> => {
  await page.goto('about:blank') // a page that is still open would see its session go, and leave for the login
  await keepSession(page, host, username)
  await page.goto(host.url + address)
}

/** Opens the dashboard so, and waits for its data. */
export const comeBack = async (page: Page, host: Pick<Host, 'url'>, username?: string): Promise<void> => {
  await openAs(page, host, '/dashboard', username)
  await expect(page.locator('main[data-ready]')).toBeVisible()
}
