import type { Browser } from '@playwright/test'
import { AUDIT_ONLY, expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'

interface Compiled {
  name: string
  args: { data?: { url?: string; cacheRejected?: boolean } }
}

const STAGE_FILE = /\/assets\/(entry|app)-/

/** Returns the compile and cache events of the stages' files during an action. */
const compiledDuring = async (browser: Browser, act: () => Promise<void>): Promise<Compiled[]> => {
  await browser.startTracing(undefined, { categories: ['v8', 'devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Compiled[] }
  return traceEvents.filter(({ name, args }) => name.startsWith('v8.') && STAGE_FILE.test(args.data?.url ?? ''))
}

/** Throttling at which each slice of a render is long enough for answers to arrive in between. */
const SLOW_PHONE = { rate: 4, latency: 150 }

test(
  'sends each request once when the session is confirmed during the render of a second visit',
  AUDIT_ONLY,
  async ({ context, page, production }) => {
    await visitOnce(page, production, 'aktif')
    await page.close()
    const second = await context.newPage()
    const cdp = await context.newCDPSession(second)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.rate })
    await cdp.send('Network.enable')
    const network = { offline: false, latency: SLOW_PHONE.latency, downloadThroughput: -1, uploadThroughput: -1 }
    await cdp.send('Network.emulateNetworkConditions', network)
    const asked: string[] = []
    second.on('request', (request) => {
      if (request.url().includes('/gateway/')) asked.push(`${request.method()} ${request.url()}`)
    })
    await second.goto(`${production.url}/dashboard`)
    await second.locator('main[data-ready]').waitFor()
    await second.waitForLoadState('networkidle')
    expect(asked.filter((request) => request.endsWith('/dashboard'))).toHaveLength(1)
    expect(asked.filter((request, place) => asked.indexOf(request) !== place)).toEqual([])
  },
)

test(
  'uses compiled scripts on the second visit and fetches no document',
  AUDIT_ONLY,
  async ({ browser, context, page, production }) => {
    await visitOnce(page, production, 'aktif')
    await page.close()
    const fetched: string[] = []
    context.on('response', (response) => {
      if (!response.fromServiceWorker()) fetched.push(new URL(response.url()).pathname)
    })
    const compiled = await compiledDuring(browser, async () => {
      const second = await context.newPage()
      await second.goto(`${production.url}/dashboard`)
      await second.locator('main[data-ready]').waitFor()
      await second.waitForLoadState('networkidle')
    })
    const read = compiled.filter(({ name }) => name === 'v8.compile')
    expect(new Set(read.map(({ args }) => STAGE_FILE.exec(args.data?.url ?? '')?.[1]))).toEqual(
      new Set(['entry', 'app']),
    )
    for (const { args } of read) expect(args.data).toMatchObject({ cacheRejected: false })
    expect(compiled.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/produce/))
    expect(fetched).not.toContain('/index.html')
    expect(fetched).not.toContain('/dashboard')
  },
)
