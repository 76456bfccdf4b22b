import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'

/** A build of its own, which later deployments replace. */
const ownBuild = () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-versions-'))
  cpSync('dist', dir, { recursive: true })
  const [html, code] = ['index.html', 'sw.js'].map((file) => readFileSync(join(dir, file), 'utf8')) as [string, string]
  return {
    dir,
    /** Puts a version with this name in place of the one before; a broken one names a first file that is not there. */
    deploy: (name: string, { broken = false } = {}) => {
      const named = html.replace('<html lang="id"', `<html data-build="${name}" lang="id"`)
      writeFileSync(
        join(dir, 'index.html'),
        broken ? named.replace(/(\/assets\/entry)-[\w-]+\.js"/, '$1-gone.js"') : named,
      )
      writeFileSync(join(dir, 'sw.js'), code.replace(/revision:`\w+`/, `revision:\`${name}\``))
    },
    remove: () => rmSync(dir, { recursive: true }),
  }
}

interface Deployed {
  build: ReturnType<typeof ownBuild>
  url: string
  /** Waits until a tab shows the version of this name. */
  is: (name: string, tab?: Page) => Promise<void>
}

/** A student who has been here, and a host whose build is replaced. */
export const afterVisit = async (page: Page, go: (deployed: Deployed) => Promise<void>) => {
  test.slow()
  const build = ownBuild()
  const gateway = await startGateway({ port: 0 })
  const proxies = ['/gateway', '/multisite'].map((from) => ({ from, to: gateway.url }))
  const config = { gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', assumedWrites: true }
  const host = await serve({ dir: build.dir, config, proxies })
  const is = (name: string, tab = page) =>
    expect(tab.locator('html')).toHaveAttribute('data-build', name, { timeout: 15_000 })
  await visitOnce(page, host, 'aktif')
  await go({ build, url: host.url, is })
  await page.close()
  await host.close()
  await gateway.close()
  build.remove()
}
