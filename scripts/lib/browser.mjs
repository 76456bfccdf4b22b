// Finds a Chromium for the end-to-end tests, or installs one, or says so in one sentence.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail } from './setup.mjs'

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

const present = async () => [...CANDIDATES, await ofPlaywright()].find((path) => path && existsSync(path))

/** Path of a Chromium. */
export const findBrowser = async () => {
  const found = await present()
  if (found) return found
  console.log('No Chromium found: installing one …')
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  const downloaded = await present()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
      stdio: 'ignore',
    })
  }
  return (
    (await present()) ??
    fail('The end-to-end tests need a Chromium: install one, or name it with CHROMIUM=/path npm test')
  )
}
