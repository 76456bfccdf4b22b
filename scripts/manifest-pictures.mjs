// Takes the pictures of the manifest from the demo; run it after a change of the dashboard's look: npm run build:demo,
// then node scripts/manifest-pictures.mjs
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { prepareMachine, programOf } from './lib/machine.mjs'
import { serve } from './lib/serve.mjs'
import { fail } from './lib/setup.mjs'

const DIR = 'dist-demo'
/** Sizes as in public/manifest.webmanifest. */
const PICTURES = [
  { file: 'screenshot-narrow.png', width: 412, height: 915 },
  { file: 'screenshot-wide.png', width: 1280, height: 800 },
]
if (!existsSync(DIR)) fail('The demo is missing: npm run build:demo builds it.')
await prepareMachine('chromium')
const { url } = await serve({ dir: DIR, port: 0, demo: true })
const browser = await chromium.launch({ executablePath: programOf('chromium'), args: ['--no-sandbox'] })
try {
  for (const { file, width, height } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'id-ID' })
    await page.goto(url)
    await page.getByLabel(/\(NIM\)$/).fill('aktif')
    await page.getByLabel('Kata sandi', { exact: true }).fill('demo')
    await page.getByRole('button', { name: 'Masuk' }).click()
    await page.locator('main[data-ready]').waitFor()
    // The banner says that the data is a demo's; the installed portal has none.
    await page.locator('aside').evaluateAll((parts) => {
      for (const part of parts) part.hidden = true
    })
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `public/${file}`, animations: 'disabled' })
    await page.close()
  }
} finally {
  await browser.close()
}
process.exit(0)
