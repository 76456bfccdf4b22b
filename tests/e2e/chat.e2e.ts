import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { startGateway } from '../../scripts/lib/gateway.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import { AUDIT_ONLY, comeBack, expect, type Host, NO_WORKER, openAs, signIn, test } from './fixtures.ts'
import { expectSoundInBothLooks } from './house/accessibility.ts'

test.use(NO_WORKER)

const HOUR_MS = 3_600_000
const CHAT_FILE = /\/assets\/chat-/

const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const entry = (page: Page, name: RegExp) => panel(page).getByRole('button', { name })
const log = (page: Page) => panel(page).getByRole('log')
const sockets = async ({ world }: Host) => (await world())['chatSockets']

const openThread = async (page: Page, group: RegExp, thread: RegExp) => {
  await chatButton(page).click()
  await entry(page, group).click()
  await entry(page, thread).click()
  await expect(log(page)).toBeVisible()
}
const say = async (page: Page, text: string) => {
  await panel(page).getByRole('textbox', { name: 'Tulis pesan' }).fill(text)
  await page.keyboard.press('Enter')
}
/** Opens the other participant's browser. */
const other = async (browser: Browser, url: string, name: string): Promise<Page> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await comeBack(page, { url }, name)
  return page
}

test.beforeEach(async ({ production }) => {
  await production.world({ chat: true })
})

test('[R7-013] exchanges messages between two students of a group without sending a token to the chat', async ({
  page,
  browser,
  production,
}) => {
  const addresses: string[] = []
  const frames: string[] = []
  const bearers = new Set<string>()
  page.on('websocket', (socket) => {
    addresses.push(socket.url())
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  page.on('request', (request) => {
    addresses.push(request.url())
    const header = request.headers()['authorization']
    if (header) bearers.add(header.replace('Bearer ', ''))
    if (CHAT_FILE.test(request.url())) expect(header).toBeUndefined()
  })
  await comeBack(page, production)
  const nadia = await other(browser, production.url, 'pembayaran-diproses')
  await openThread(page, /^Praktikum/, /^Laporan/)
  await openThread(nadia, /^Praktikum/, /^Laporan/)
  await say(page, 'Sudah ada yang mulai?')
  await expect(log(nadia)).toContainText('Sudah ada yang mulai?')
  await say(nadia, 'Bab 1 sudah. <b>Tebal</b> & "kutip"')
  await expect(log(page)).toContainText('Bab 1 sudah. <b>Tebal</b> & "kutip"')
  await expect(log(page).getByText('Mengirim…')).toHaveCount(0)
  const textsOf = (one: Page) => log(one).locator('p:has(+ p), p + p').allTextContents()
  const said = (texts: string[]) => texts.filter((text) => /mulai|Bab 1|PDF|Laporan/.test(text))
  expect(said(await textsOf(page))).toEqual(said(await textsOf(nadia)))
  await nadia.context().close()

  const socket = addresses.find((address) => address.startsWith('ws'))
  expect(socket).toMatch(/\/v2\/chat\/socket\?ticket=[0-9a-f]{32}$/)
  expect(frames.length).toBeGreaterThan(0)
  expect(bearers.size).toBeGreaterThan(0)
  for (const token of bearers) {
    expect([...addresses, ...frames].filter((text) => text.includes(token) || text.includes('refresh-'))).toEqual([])
  }
})

test(
  'counts and announces a message that arrives while the panel is closed',
  AUDIT_ONLY,
  async ({ page, browser, production }) => {
    await comeBack(page, production)
    await expect(chatButton(page)).toHaveAccessibleName('Chat, 1 pesan belum dibaca')
    const nadia = await other(browser, production.url, 'pembayaran-diproses')
    await openThread(nadia, /^Praktikum/, /^Laporan/)
    await say(nadia, 'Halo Sekar')
    await expect(chatButton(page)).toHaveAccessibleName('Chat, 2 pesan belum dibaca')
    await expect(page.getByRole('status').filter({ hasText: '2 pesan chat belum dibaca' })).toBeAttached()
    await nadia.context().close()
    await openThread(page, /^Praktikum/, /^Laporan/)
    await expect(chatButton(page)).toHaveAccessibleName('Chat, 1 pesan belum dibaca')
    await page.reload()
    await expect(chatButton(page)).toHaveAccessibleName('Chat, 1 pesan belum dibaca')
  },
)

test('opens the chat, enters a thread and sends a message by keyboard, and restores the focus on Escape', async ({
  page,
  production,
}) => {
  await comeBack(page, production)
  await chatButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('button', { name: 'Tutup chat' })).toBeFocused()
  await expect(entry(page, /^Bimbingan tugas akhir Sekar/)).toBeVisible() // the list arrives over the socket
  await page.keyboard.press('Tab')
  await expect(entry(page, /^Bimbingan tugas akhir Sekar/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('heading', { name: 'Bimbingan tugas akhir Sekar' })).toBeFocused()
  await entry(page, /^Rancangan pengujian/).press('Enter')
  await panel(page).getByRole('textbox', { name: 'Tulis pesan' }).focus()
  await page.keyboard.type('Baik, Bu.')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('Baik, Bu.')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
})

test('shows the chat button in the top bar of a phone instead of the name, without an overlap', async ({
  page,
  production,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await comeBack(page, production)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: /^Chat/ })).toBeVisible()
  await expect(bar.getByText('Portal Mahasiswa')).toBeHidden()
  expect(await bar.evaluate((header) => header.scrollWidth - header.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(bar.getByRole('button', { name: /^Chat/ })).toHaveCount(0)
  await expect(chatButton(page)).toBeVisible()
})

test('[R4-012] closes the socket on logout and when the session times out', async ({ page, production }) => {
  await page.clock.install()
  await comeBack(page, production)
  await expect.poll(() => sockets(production)).toBe(1)
  await page.clock.fastForward(HOUR_MS + 3000)
  await expect(page.getByRole('dialog', { name: 'Sesi Habis' })).toBeVisible()
  await expect.poll(() => sockets(production)).toBe(0)
  await page.getByRole('button', { name: 'Login Ulang' }).click()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await comeBack(page, production)
  await expect.poll(() => sockets(production)).toBe(1)
  await page.getByRole('button', { name: /akun / }).click()
  await page.getByRole('button', { name: /^Keluar/ }).click()
  await expect(page.getByRole('heading', { name: 'Masuk' })).toBeVisible()
  await expect.poll(() => sockets(production)).toBe(0)
})

test('[R1-007] loads no chat file at a campus without chat', async ({ page, production }) => {
  await production.world({ chat: false })
  const chat: string[] = []
  page.on('request', (request) => {
    if (/chat/i.test(request.url())) chat.push(request.url())
  })
  await openAs(page, production, '/biaya-kuliah')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(chatButton(page)).toHaveCount(0)
  expect(chat).toEqual([])
})

test.describe('broken chat module', () => {
  test.use({ allowed: { errors: [/status of 404/, /MIME type/, /Failed to load module script/] } })
  for (const [name, chatUrl, choice] of [
    ['absent', '/assets/tidak-ada.js', {}],
    ['a page instead of a script', '/tidak-ada', AUDIT_ONLY],
  ] as const) {
    test(
      `[R8-023] ${name}: hides the chat with a short message, and the screen works`,
      choice,
      async ({ page, production }) => {
        await page.route('**/config.json', async (route) => {
          const config: unknown = await (await route.fetch()).json()
          await route.fulfill({ json: { ...(config as object), chatUrl } })
        })
        await comeBack(page, production)
        await expect(page.getByText('Chat sedang tidak tersedia.')).toBeVisible()
        await expect(chatButton(page)).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Sekar')
        expect(await sockets(production)).toBe(0)
      },
    )
  }
})

const FOREIGN = `export const mount = (container, host) => {
  const seen = document.createElement('p')
  seen.textContent = 'Modul luar untuk ' + host.student.nama + ': ' + Object.keys(host).sort().join(' ')
  container.append(seen)
  const socket = host.openSocket({ onMessage: (text) => { seen.textContent += ' | ' + JSON.parse(text).groups.length + ' grup' }, onClose() {} })
  return () => { socket.close(); seen.remove() }
}`

test('gives a chat module of another origin functions, names and a socket under the shipped policy', async ({
  page,
}) => {
  const gateway = await startGateway({ port: 0 })
  const module: Server = createServer((_, answer) =>
    answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }).end(FOREIGN),
  )
  await new Promise<void>((done) => module.listen(0, done))
  const chatUrl = `http://localhost:${(module.address() as AddressInfo).port}/chat.js`
  const config = { gatewayUrl: gateway.url, multisiteConfigUrl: gateway.url, assumedWrites: true, chatUrl }
  const host = await serve({ dir: 'dist', config })
  try {
    const world = await fetch(`${gateway.url}/__world`, {
      method: 'POST',
      body: JSON.stringify({ chat: true }),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(world.status).toBe(200)
    await signIn(page, host.url, 'aktif') // its gateway has another origin
    await chatButton(page).click()
    await expect(panel(page)).toContainText(
      'Modul luar untuk Sekar Ayu Prameswari: onError onState onUnread openSocket request state student | 3 grup',
    )
  } finally {
    await page.goto('about:blank')
    await host.close()
    await gateway.close()
    module.close()
  }
})

test(
  'passes axe in every view of the open panel, on a light phone and on a dark wide screen',
  AUDIT_ONLY,
  async ({ page, production }) => {
    await comeBack(page, production)
    await chatButton(page).click()
    await expect(entry(page, /^Praktikum/)).toBeVisible()
    await expectSoundInBothLooks(page)
    await entry(page, /^Bimbingan tugas akhir/).click()
    await panel(page).getByText('Catatan bimbingan').click()
    await expect(panel(page).getByText(/^Pertemuan 4/)).toBeVisible()
    await panel(page).getByRole('button', { name: 'Topik baru' }).click()
    await expectSoundInBothLooks(page)
    await entry(page, /^Rancangan pengujian/).click()
    await say(page, 'Baik, Bu.')
    await expect(log(page)).toContainText('Baik, Bu.')
    await expectSoundInBothLooks(page)
  },
)

test(
  'shows the lecturer’s replies in the demo, in both tabs of the student',
  AUDIT_ONLY,
  async ({ page, context, demo }) => {
    await page.goto(`${demo.url}/?lab=default,persona:aktif`)
    await expect(page.locator('main[data-ready]')).toBeVisible()
    const second = await context.newPage()
    await second.goto(`${demo.url}/dashboard`)
    await openThread(page, /^Bimbingan tugas akhir/, /^Rancangan pengujian/)
    await openThread(second, /^Bimbingan tugas akhir/, /^Rancangan pengujian/)
    await say(page, 'Baik, Bu. Terima kasih.')
    await expect(log(page)).toContainText(/Baik, Bu\. Terima kasih\..*Dr\. Ratna/s)
    await expect(log(second)).toContainText(/Baik, Bu\. Terima kasih\..*Dr\. Ratna/s)
  },
)
