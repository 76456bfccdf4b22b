import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { AUDIT_ONLY, comeBack, expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'
import { ask } from './nginx-host.ts'
import {
  balancer,
  closeHosts,
  lookForVersion,
  machineHost,
  openGuides,
  releases,
  shows,
  takeVersion,
} from './two-releases.ts'

test.describe.configure({ mode: 'default' }) // the tests share the folder in which two releases are built
test.afterEach(closeHosts)

// Debian's nginx and real builds of two releases. tests/audit/releases.audit.ts covers worse conditions.
test('delivers a release and its rollback to an open tab without clearing any data', async ({ page }) => {
  test.slow()
  const { first, next } = releases()
  const host = await machineHost(first)
  await visitOnce(page, host, 'aktif')

  await test.step('until nginx is reloaded there is nothing new to install', async () => {
    host.deploy(next)
    expect(await lookForVersion(page)).toBe('none')
    await shows(page, 'before')
  })
  await test.step('then the tab is offered the new release, and goes on with its own until it is taken', async () => {
    await host.reload()
    await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
    await shows(page, 'before')
    await takeVersion(page)
    await shows(page, 'next')
  })
  await test.step('the release before comes back in the same way', async () => {
    host.back()
    await host.reload()
    await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
    await takeVersion(page)
    await shows(page, 'before')
  })
  await page.close()
})

/** All machines share one gateway. */
const isGateway = (path: string) => /^\/(gateway|multisite)\//.test(path)

/** Returns the release that a machine serves, as /version.json of a build. */
const versionAt = async (url: string) => String((await ask(url, '/version.json')).body)
const versionIn = (dist: string) => readFileSync(join(dist, 'version.json'), 'utf8')

/**
 * Opens dashboard and guides on a new device, whose requests for files reach both machines in turn.
 * @returns what failed
 */
const visitNewly = async (browser: Browser, host: { url: string }): Promise<string[]> => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const visitor = await context.newPage()
  const failed: string[] = []
  visitor.on(
    'response',
    (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`),
  )
  visitor.on('pageerror', ({ message }) => failed.push(message))
  await comeBack(visitor, host)
  await openGuides(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name: /^Panduan/ })).toBeVisible({ timeout: 20_000 })
  await context.close()
  return failed
}

test(
  'rolls a release out and back over two machines, one after the other, under an open tab and new visitors',
  AUDIT_ONLY,
  async ({ browser, page }) => {
    test.slow()
    const { first, next } = releases()
    const machines = [await machineHost(first), await machineHost(first)] as const
    let turn = 0
    let documentsFrom: 0 | 1 = 0
    const front = await balancer((path) => {
      if (isGateway(path)) return machines[0].url
      if (path === '/dashboard') return machines[documentsFrom].url
      turn += 1
      return machines[turn % 2 === 0 ? 0 : 1].url
    })
    /** Visits with the document of each machine. */
    const visitBoth = async () => {
      documentsFrom = 0
      const ofFirst = await visitNewly(browser, front)
      documentsFrom = 1
      return [...ofFirst, ...(await visitNewly(browser, front))]
    }
    const serving = () => Promise.all(machines.map(({ url }) => versionAt(url)))
    const [before, after] = [versionIn(first), versionIn(next)]
    expect(before).not.toBe(after)
    await visitOnce(page, front, 'aktif')

    await test.step('deployed on both machines, nothing changes until nginx is reloaded', async () => {
      for (const machine of machines) machine.deploy(next)
      expect(await serving()).toEqual([before, before])
      expect(await lookForVersion(page)).toBe('none')
      await shows(page, 'before')
    })
    await test.step('with one machine reloaded, visitors get every file and the tab goes on', async () => {
      await machines[0].reload()
      expect(await serving()).toEqual([after, before])
      expect(await visitBoth()).toEqual([])
      await shows(page, 'before')
    })
    await test.step('with both reloaded, the tab is offered the release', async () => {
      await machines[1].reload()
      expect(await serving()).toEqual([after, after])
      await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
      await takeVersion(page)
      await shows(page, 'next')
    })
    await test.step('back on one machine, visitors get every file and the tab keeps the withdrawn release', async () => {
      for (const machine of machines) machine.back()
      await machines[0].reload()
      expect(await serving()).toEqual([before, after])
      expect(await visitBoth()).toEqual([])
      await shows(page, 'next')
    })
    await test.step('back on both, the tab is offered the release before', async () => {
      await machines[1].reload()
      expect(await serving()).toEqual([before, before])
      await expect.poll(() => lookForVersion(page), { timeout: 20_000 }).toBe('installed')
      await takeVersion(page)
      await shows(page, 'before')
    })
    await page.close()
  },
)
