import { chromium } from '@playwright/test'

const [url, out, name = 'aktif', w = '1280', h = '900', scheme = 'light'] = process.argv.slice(2)
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const p = await b.newPage({
  viewport: { width: +w, height: +h },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  colorScheme: scheme,
})
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
p.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
p.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText))
await p.goto(url)
await p.waitForTimeout(2500)
await p.screenshot({ path: out + '-login.png' })
if (name !== '-') {
  await p.fill('#username', name)
  await p.fill('#password', 'demo')
  await p.click('button[type=submit]')
  await p
    .waitForSelector('main[data-ready]', { timeout: 10000 })
    .catch((e) => console.log('NOT READY', e.message.slice(0, 200)))
  await p.waitForTimeout(800)
  await p.screenshot({ path: out + '.png', fullPage: true })
}
console.log(await p.title(), p.url())
await b.close()
