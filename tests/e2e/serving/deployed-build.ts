import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startGateway } from '../../../scripts/lib/gateway.mjs'
import { serve } from '../../../scripts/lib/serve.mjs'
import { expect, test } from '../fixtures.ts'
import { visitOnce } from '../house/kept-visits.ts'

interface Version {
  /** Content of index.html. */
  html: string
  /** Content of sw.js. */
  code: string
}

export const readVersion = (dir: string): Version => ({
  html: readFileSync(join(dir, 'index.html'), 'utf8'),
  code: readFileSync(join(dir, 'sw.js'), 'utf8'),
})

const DOCUMENT = /revision:`\w+`,integrity:`[^`]+`/

/** Writes another version of a build, marked by a name in its document and by the matching revision in its worker. */
export const writeVersion = (dir: string, { html, code }: Version, name: string) => {
  const text = html.replace('<html lang="id"', `<html data-build="${name}" lang="id"`)
  const hash = createHash('sha256').update(text).digest('base64')
  expect(code, 'the worker names the document').toMatch(DOCUMENT)
  writeFileSync(join(dir, 'index.html'), text)
  writeFileSync(join(dir, 'sw.js'), code.replace(DOCUMENT, `revision:\`${name}\`,integrity:\`sha256-${hash}\``))
}

/** Creates a copy of the build that later deployments replace. */
const ownBuild = () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-versions-'))
  cpSync('dist', dir, { recursive: true })
  const { html, code } = readVersion(dir)
  return {
    dir,
    /** Replaces the deployed version by one with this name; a broken one references a missing first file. */
    deploy: (name: string, { broken = false } = {}) => {
      const text = broken ? html.replace(/(\/assets\/entry)-[\w-]+\.js"/, '$1-gone.js"') : html
      writeVersion(dir, { html: text, code }, name)
    },
    remove: () => rmSync(dir, { recursive: true }),
  }
}

interface Deployed {
  build: ReturnType<typeof ownBuild>
  url: string
  /** Waits until a tab shows the version with this name. */
  is: (name: string, tab?: Page) => Promise<void>
}

/** Runs a test after a completed visit, on a host whose build can be replaced. */
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
