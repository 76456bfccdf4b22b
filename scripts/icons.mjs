// Draws the icons of the installed app from public/favicon.svg; run it after each change of that file: node
// scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { prepareMachine, programOf } from './lib/machine.mjs'

const svg = readFileSync('public/favicon.svg', 'utf8')
/**
 * The platform crops a maskable icon to its own shape, down to a circle of 80 %. The sign stays inside it, surrounded
 * by the background colour.
 */
const full = svg.replace(/ rx="8"/, '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
const maskable = full.replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')
const square = svg.replace(/ rx="8"/, '')

const ICONS = [
  { file: 'icon-192.png', size: 192, image: svg },
  { file: 'icon-512.png', size: 512, image: svg },
  { file: 'icon-maskable-512.png', size: 512, image: maskable },
  { file: 'apple-touch-icon.png', size: 180, image: square },
]

await prepareMachine('chromium')
const browser = await chromium.launch({ executablePath: programOf('chromium'), args: ['--no-sandbox'] })
try {
  for (const { file, size, image } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${image}`)
    await page.screenshot({ path: `public/${file}`, omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
