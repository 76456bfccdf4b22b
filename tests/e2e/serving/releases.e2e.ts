import { expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'
import { closeHosts, lookForVersion, machineHost, releases, shows, takeVersion } from './two-releases.ts'

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
