import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readShell, securityHeaders } from '../../../scripts/lib/nginx/headers.mjs'
import { AUDIT_ONLY, test as base, expect, signIn } from '../fixtures.ts'
import { ask, askOld, CONFIG, type NginxHost, startNginxHost } from './nginx-host.ts'

const test = base.extend<object, { host: NginxHost }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const host = await startNginxHost()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' }) // all tests of this file share one nginx

const FOREVER = 'public, max-age=31536000, immutable, no-transform'
const CHECKED = 'no-cache, no-transform'
const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const shell: unknown = readShell('dist')
const SECURITY = Object.entries(securityHeaders({ shell, config: CONFIG })).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
)
const entries = readFileSync('dist/index.html', 'utf8').match(/(?<= src=")\/assets\/[^"]+\.js/g) ?? []
const entry = entries[0] ?? 'no entry in index.html'

/** Files of types that a future build may contain. */
const PLANTED = {
  'sw.js': 'text/javascript; charset=utf-8',
  'app.webmanifest': 'application/manifest+json',
  'assets/letter-abc.woff2': 'font/woff2',
  'assets/part-abc.mjs': 'text/javascript; charset=utf-8',
} as const

const addresses: [path: string, status: number, cached: string | undefined, type: string][] = [
  ['/', 200, CHECKED, HTML],
  ['/index.html', 200, CHECKED, HTML],
  ['/dashboard', 200, CHECKED, HTML],
  ['/cetak-khs/', 200, CHECKED, HTML],
  ['/surat/info/v1.2/tambah', 200, CHECKED, HTML],
  ['/reset-password?token=a.b', 200, CHECKED, HTML],
  ['/config.json', 200, CHECKED, 'application/json; charset=utf-8'],
  ['/version.json', 200, CHECKED, 'application/json; charset=utf-8'],
  ['/favicon.svg', 200, CHECKED, 'image/svg+xml'],
  ['/sw.js', 200, CHECKED, PLANTED['sw.js']],
  ['/app.webmanifest', 200, CHECKED, PLANTED['app.webmanifest']],
  [entry, 200, FOREVER, 'text/javascript; charset=utf-8'],
  ['/assets/letter-abc.woff2', 200, FOREVER, PLANTED['assets/letter-abc.woff2']],
  ['/assets/part-abc.mjs', 200, FOREVER, PLANTED['assets/part-abc.mjs']],
  ['/assets/gone-abc.js', 404, CHECKED, TEXT],
  ['/assets/gone', 404, CHECKED, TEXT],
  ['/assets/', 404, CHECKED, TEXT],
  ['/gone.png', 404, CHECKED, TEXT],
  ['/shell.json', 404, CHECKED, TEXT],
  ['/deployment.json', 404, CHECKED, TEXT],
  ['/.vite/manifest.json', 404, CHECKED, TEXT],
  ['/.git/config', 404, CHECKED, TEXT],
  ['/%2egit/config', 404, CHECKED, TEXT],
  ['/.env', 404, CHECKED, TEXT],
  ['/assets/../../shell.json', 400, undefined, HTML],
]

test.describe('responses per kind of address', () => {
  test.beforeEach(({ host }) => {
    for (const name of Object.keys(PLANTED)) writeFileSync(join(host.files, name), 'planted')
  })

  for (const [path, status, cached, type] of addresses) {
    test(`returns ${status} for ${path} with ${cached ?? 'no Cache-Control'} and every security header`, async ({
      host,
    }) => {
      const { headers, ...answer } = await ask(host.url, path)
      expect(answer.status).toBe(status)
      expect(headers['cache-control']).toBe(cached)
      expect(headers['content-type']).toBe(type)
      expect(headers['server']).toBe('nginx')
      for (const [name, value] of SECURITY) expect(headers[name], name).toBe(value)
    })
  }
})

for (const [path, asked] of [
  ['/dashboard', true],
  ['/krs?x=1', true],
  ['/', false],
  ['/login', false],
  ['/index.html', false],
  [entry, false],
] as const) {
  test(`response for ${path} ${asked ? 'asks' : 'does not ask'} for the entry in a Link header`, async ({ host }) => {
    const { headers } = await ask(host.url, path)
    expect(headers['link']).toBe(
      asked ? entries.map((file) => `<${file}>; rel=preload; as=script`).join(', ') : undefined,
    )
  })
}

test('returns 304 for an unchanged file', async ({ host }) => {
  for (const path of ['/', '/config.json', '/favicon.svg', entry]) {
    for (const coding of ['gzip', 'identity']) {
      const first = await ask(host.url, path, { headers: { 'Accept-Encoding': coding } })
      const tag = first.headers.etag ?? 'no ETag'
      const second = await ask(host.url, path, { headers: { 'Accept-Encoding': coding, 'If-None-Match': tag } })
      expect([path, coding, second.status, second.body.length]).toEqual([path, coding, 304, 0])
      expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    }
  }
})

test('serves texts precompressed, also through a proxy that uses HTTP/1.0 or sends Via', async ({ host }) => {
  for (const [path, file] of [
    [entry, entry],
    ['/', '/index.html'],
    ['/dashboard', '/index.html'],
  ] as const) {
    const packed = await ask(host.url, path, { headers: { 'Accept-Encoding': 'gzip, br', Via: '1.0 front' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(packed.body.equals(readFileSync(`${host.files}${file}.gz`))).toBe(true)
    expect(await askOld(host.url, path)).toContain('Content-Encoding: gzip')
    const plain = await ask(host.url, path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.equals(gunzipSync(packed.body))).toBe(true)
    expect(plain.body.equals(readFileSync(`dist${file}`))).toBe(true)
  }
})

test('allows only read methods outside the proxied paths', async ({ host }) => {
  for (const path of ['/', '/config.json', entry])
    expect((await ask(host.url, path, { method: 'POST', body: 'x' })).status).toBe(405)
})

test('forwards the URL of a call unchanged to the proxied server, and blocks scripts in its response', async ({
  host,
}) => {
  const body = 'x'.repeat(3_000_000)
  const { headers, ...answer } = await ask(host.url, '/echo/surat%2F7/a%20b?cari=%2F&x=1', { method: 'POST', body })
  expect(answer.status).toBe(200)
  const received: unknown = JSON.parse(answer.body.toString())
  expect(received).toMatchObject({
    method: 'POST',
    url: '/base/surat%2F7/a%20b?cari=%2F&x=1',
    bytes: body.length,
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    'x-forwarded-for': '127.0.0.1',
  })
  expect(headers['content-security-policy']).toBe('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect((await ask(host.url, '/echo')).headers.location).toBe('/echo/')
})

test('forwards the chat socket, and upgrades no other gateway request', async ({ page, host }) => {
  const world = (data: object) => page.request.post(`${host.url}/gateway/__world`, { data })
  await world({ chat: true })
  const opened = page.waitForEvent('websocket')
  await signIn(page, host.url, 'aktif')
  expect((await opened).url()).toMatch(/^ws:\/\/localhost:\d+\/gateway\/v2\/chat\/socket\?ticket=/)
  await page.getByRole('button', { name: /^Chat/ }).click()
  const panel = page.getByRole('dialog', { name: 'Chat' })
  for (const name of [/^Praktikum/, /^Laporan/]) await panel.getByRole('button', { name }).click()
  await panel.getByRole('textbox', { name: 'Tulis pesan' }).fill('Lewat nginx')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('log')).toContainText('Lewat nginx')
  await expect(panel.getByText('Mengirim…')).toHaveCount(0) // sent back over the socket
  await world({ chat: false })

  const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' }
  const received: unknown = JSON.parse((await ask(host.url, '/echo/x', { headers })).body.toString())
  expect(received).toMatchObject({ method: 'GET', url: '/base/x' })
  expect(received).not.toHaveProperty('upgrade')
})

test('signs in, reloads, opens an unknown address and logs out without a policy report', async ({ page, host }) => {
  await signIn(page, host.url, 'aktif')
  await expect(page).toHaveURL(`${host.url}/dashboard`)
  await expect(page.getByRole('region', { name: 'Tagihan', exact: true })).toContainText('Rp 2.750.000')
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  await page.goto(`${host.url}/tidak-ada`)
  await expect(page.getByRole('heading', { name: 'ERROR 404' })).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: /akun / }).click()
  await page.getByRole('button', { name: 'Keluar' }).click()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
})

const pathsIn = (file: string): string[] => {
  if (!existsSync(file)) return [] // a folder of rules without screens
  const found = readFileSync(file, 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)
  return [...found].map(([, path = '']) => path.replace(/:\w+\??/g, '7'))
}
/** Routes outside the subjects, and one address of each subject; `over-http` of the audit opens all. */
const routes = (): string[] => {
  const subjects = readdirSync('src/features').flatMap((room) => pathsIn(`src/features/${room}/screens.ts`).slice(0, 1))
  return [...new Set([...pathsIn('src/app/app-routes.tsx'), ...subjects]), '/tidak-ada']
}

test.describe('routes of all features', () => {
  test.use({ allowed: { errors: [/^(?!console: policy report)/] } }) // only policy reports matter here
  const isSettled = (page: Page) =>
    expect(page.locator('h1:visible, h2:visible, main [role=status]:visible').first()).toBeVisible()

  const visit = async (page: Page, url: string, paths: readonly string[]) => {
    for (const path of paths) {
      // A redirecting screen may interrupt the navigation to the next address.
      await expect(async () => {
        await page.goto(url + path)
      }).toPass()
      await isSettled(page)
    }
  }

  test('cause no policy report for an anonymous visitor, who is redirected to the login', async ({ page, host }) => {
    await visit(page, host.url, ['/', '/forgot-password', '/krs', '/error', '/tidak-ada'])
  })
  test('cause no policy report for a student', AUDIT_ONLY, async ({ page, host }) => {
    await signIn(page, host.url, 'aktif')
    const paths = routes()
    expect(paths).toEqual(expect.arrayContaining(['/', '/dashboard', '/forgot-password', '/error']))
    await visit(page, host.url, paths)
  })
})

test.describe('protection against injected code', () => {
  test.use({
    allowed: { errors: [/requires 'Trusted\w+' assignment/, /[Tt]rusted-?[Tt]ypes/, /Creating a TrustedType/] },
  })
  test('blocks documents and scripts from text, and additional policies', async ({ page, host }) => {
    await page.goto(host.url)
    const refused = await page.evaluate(() => {
      const refuses = (act: () => void) => {
        try {
          act()
          return false
        } catch {
          return true
        }
      }
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void }
      }
      return {
        document: refuses(() => {
          document.body.innerHTML = '<b>planted</b>'
        }),
        script: refuses(() => {
          document.createElement('script').src = '/assets/planted.js'
        }),
        policy: refuses(() => trustedTypes.createPolicy('planted', {})),
      }
    })
    expect(refused).toEqual({ document: true, script: true, policy: true })
    await expect(page.getByText('planted')).toHaveCount(0)
  })
})
