// Programs that the tests need besides Node. Imports only Node's own modules, so that it can run before npm install.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fail } from './setup.mjs'

/** Folders of server programs, which are not on an ordinary user's PATH. */
const SBIN = ['/usr/sbin', '/usr/local/sbin']

/** Returns the path of the first of these programs that exists, or undefined. */
const onPath = (...names) =>
  names
    .flatMap((name) => [...(process.env.PATH ?? '').split(delimiter), ...SBIN].map((folder) => join(folder, name)))
    .find(existsSync)

const CHROMIUMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns a Chromium that Playwright has downloaded for another project. */
const ofPlaywright = () => {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => join(folder, name, 'chrome-linux/chrome'))
    .find(existsSync)
}

const chromium = () =>
  [process.env.CHROMIUM, onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'), ...CHROMIUMS]
    .filter(Boolean)
    .find(existsSync) ?? ofPlaywright()

/**
 * Returns WebKitGTK's window that can be automated; it is installed with the library, in an architecture-specific
 * folder.
 */
const miniBrowser = () =>
  ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find(existsSync)

const ONLY_LINUX = 'it is for Linux only: run npm run audit -- engines there'

const PROGRAMS = {
  chromium: {
    label: 'Chromium',
    find: chromium,
    debian: 'chromium',
    otherwise: 'npx playwright install chromium, or name a Chrome or Chromium with CHROMIUM=/path',
  },
  /** Renders pages headless, with two thirds of the work of full Chromium. */
  shell: {
    label: 'Chromium without a window',
    find: () => process.env.CHROMIUM_SHELL ?? onPath('chromium-headless-shell'),
    debian: 'chromium-headless-shell',
    instead: 'chromium',
  },
  nginx: {
    label: 'nginx',
    find: () => onPath('nginx'),
    debian: 'nginx-light',
    otherwise: 'install nginx (brew install nginx) and put it on the PATH',
  },
  firefox: {
    label: 'Firefox',
    find: () =>
      [process.env.FIREFOX, onPath('firefox-esr', 'firefox'), '/Applications/Firefox.app/Contents/MacOS/firefox']
        .filter(Boolean)
        .find(existsSync),
    debian: 'firefox-esr',
    otherwise: 'install Firefox and put it on the PATH, or name it with FIREFOX=/path',
  },
  webkit: {
    label: 'the driver of WebKitGTK',
    find: () => onPath('WebKitWebDriver'),
    debian: 'webkit2gtk-driver',
    otherwise: ONLY_LINUX,
  },
  webkitWindow: {
    label: 'the window of WebKitGTK',
    find: miniBrowser,
    debian: 'libwebkit2gtk-4.1-0',
    otherwise: ONLY_LINUX,
  },
  xvfb: {
    label: 'Xvfb',
    find: () => onPath('Xvfb'),
    debian: 'xvfb',
    otherwise: ONLY_LINUX,
  },
}

const missingOf = (names) => names.map((name) => PROGRAMS[name]).filter(({ find }) => !find())

/** Installs one package at a time: a package that this system does not have must not block the others. */
const APT = 'apt-get update -qq; for name; do apt-get install -y -qq --no-install-recommends "$name"; done'

/** Runs in a child process, so that npm can install packages in parallel. */
const installFromDebian = async (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn('sh', ['-c', APT, 'sh', ...packages], { stdio: 'ignore', env }), 'close')
}

const howToGet = (missing) =>
  [
    `Missing on this machine: ${missing.map(({ label }) => label).join(', ')}.`,
    `  Debian, Ubuntu: sudo apt-get install ${missing.map(({ debian }) => debian).join(' ')}`,
    ...missing.map(({ label, otherwise }) => `  Elsewhere, ${label}: ${otherwise}`),
  ].join('\n')

/**
 * Makes sure that these programs exist. Installs missing ones where allowed (root on Debian or Ubuntu); otherwise exits
 * at once with a list of what is missing and how to install it. Work started before awaiting this runs in parallel.
 * @param {(keyof typeof PROGRAMS)[]} names
 */
export const prepareMachine = async (...names) => {
  const missing = missingOf(names)
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installing ${missing.map(({ label }) => label).join(', ')} (apt-get) …`)
    await installFromDebian(missing.map(({ debian }) => debian))
  }
  const still = missingOf(names).filter(({ instead }) => !instead)
  if (still.length > 0) fail(howToGet(still))
}

/** Returns the path of an installed program. @param {keyof typeof PROGRAMS} name @returns {string} */
export const programOf = (name) => {
  const { find, instead } = PROGRAMS[name]
  return find() ?? (instead ? programOf(instead) : fail(howToGet([PROGRAMS[name]])))
}
