// Serves the portal for measurements: a build with its shipped headers, and recorded responses of the simulated
// gateway.
import { setTimeout as delay } from 'node:timers/promises'
import { documentHeaders, readShell, securityHeaders } from '../lib/nginx/headers.mjs'
import { untilKept } from './build/kept.mjs'
import { visitAndClick, visitAndSignIn, visitAndTap } from './clicks.mjs'
import { hostBuild, openServer } from './host.mjs'
import { openProfile } from './phone.mjs'
import { createReplay, preflightMemory } from './recorded-gateway.mjs'
import { visit } from './visit.mjs'

export const READY = 'main[data-ready]'
const NIM = '240117023'
/** A student whose lists are long: 60 activities, a KRS with many classes, two years of news. */
export const FULL_NIM = '190117005'
const PASSWORD = 'demo'
const QUIET_MS = 1500

const configOf = (base) => ({
  gatewayUrl: `${base}/gateway`,
  multisiteConfigUrl: `${base}/multisite`,
  assumedWrites: true,
})
const PREFIXES = ['/gateway', '/multisite']

/** Serves the gateway from the portal's origin, or from a server of its own, i.e. another origin for the browser. */
const openHosts = async ({ dir, crossOrigin, replay }) => {
  const server = await openServer()
  const api = { prefixes: PREFIXES, answer: replay.answer }
  const gateway = crossOrigin ? await openServer() : null
  const config = configOf(gateway?.origin ?? '')
  const shell = readShell(dir)
  const host = hostBuild({
    server,
    dir,
    headers: securityHeaders({ shell, config }),
    documentHeaders: (pathname) => documentHeaders(shell, pathname),
    documents: { '/config.json': config },
    ...(!gateway && { api }),
  })
  if (!gateway) return [host]
  return [host, hostBuild({ server: gateway, api })]
}

const signIn = async (page, origin, nim) => {
  await page.goto(origin)
  await page.getByLabel('Nomor Induk Mahasiswa (NIM)').fill(nim)
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.locator(READY).waitFor()
}

/** Selector of the menu button on a phone. */
const MENU = 'header button[aria-expanded][aria-label]'

/** The screen of the budget, with one call, and the heaviest one, with three responses and a form. */
const CLICKS = {
  berita: {
    path: '/berita',
    click: 'main a[href="/berita"]',
    opened: 'main:has(button[aria-controls]) li a[href^="/berita/"]',
  },
  tagihan: {
    path: '/biaya-kuliah',
    open: MENU,
    click: 'dialog a[href="/biaya-kuliah"]',
    opened: 'main input[type="checkbox"]',
    chosen: 'main input[type="checkbox"]', // selects a bill
  },
  jadwal: {
    path: '/jadwal-dan-presensi',
    open: MENU,
    click: 'dialog a[href="/jadwal-dan-presensi"]',
    opened: 'main:has(nav a[href*="tab="]) section h2',
  },
  krs: {
    path: '/krs',
    open: MENU,
    click: 'dialog a[href="/krs"]',
    opened: 'main:has(nav a[href*="tab="]) section h2',
  },
}
/** Names of the opened screens, as used in the runs. */
export const CLICKED = Object.keys(CLICKS)

/** Visits the screens that the clicks open, so that their responses are recorded. */
const walk = async (page, origin) => {
  for (const { path, opened } of Object.values(CLICKS)) {
    await page.goto(origin + path)
    await page.locator(opened).first().waitFor()
  }
}

/** Visits the dashboard and returns what the browser then has in localStorage. */
const keptAfter = async (browser, origin, before, nim) => {
  const profile = await openProfile(browser, before && { origin, entries: before })
  try {
    const page = await profile.newPage()
    if (before) await page.goto(`${origin}/dashboard`)
    else await signIn(page, origin, nim)
    await page.locator(READY).waitFor()
    await page.waitForLoadState('networkidle')
    await delay(QUIET_MS)
    if (!before) await walk(page, origin)
    return await page.evaluate(() => ({ ...localStorage }))
  } finally {
    await profile.close()
  }
}

const SESSION = 'refresh_token'

/** Returns only the session: a visit without any other stored data. @param {Record<string, string>} kept */
const onlySession = (kept) => ({ [SESSION]: kept[SESSION] ?? '' })

/**
 * Serves a build and records the responses of its first screens.
 * @param {object} options
 * @param {string} options.dir
 * @param {boolean} options.crossOrigin
 * @param {number | undefined} [options.maxAgeS] seconds that a browser may cache a preflight
 * @param {import('@playwright/test').Browser} options.browser
 * @param {string} options.gatewayUrl the simulated gateway
 * @param {string} [options.nim] who signs in
 */
export const openPortal = async ({ dir, crossOrigin, maxAgeS, browser, gatewayUrl, nim = NIM }) => {
  const replay = createReplay(new Map(), { maxAgeS })
  const hosts = await openHosts({ dir, crossOrigin, replay })
  const { origin } = hosts[0]
  replay.recordFrom(gatewayUrl)
  const first = await keptAfter(browser, origin, null, nim)
  const second = await keptAfter(browser, origin, onlySession(first))
  const kept = await keptAfter(browser, origin, second)
  replay.recordFrom(null)

  const unanswered = { takeSent: () => [], takeMissing: replay.takeUnrecorded }
  const target = (name, path, ready) => ({ name, url: origin + path, ready, hosts: [...hosts, unanswered] })
  const inProfile = async (entries, browserOfRound, measure) => {
    const profile = await openProfile(browserOfRound, entries && { origin, entries })
    try {
      return await measure(profile)
    } finally {
      await profile.close()
    }
  }
  return {
    /** Visits the login screen, without any stored data. */
    login: (round) => inProfile(null, round, (profile) => visit(profile, target('login', '/', '#login form'))),
    /** Visits the dashboard, with only the session stored. */
    firstVisit: (round) =>
      inProfile(onlySession(kept), round, (profile) =>
        visit(profile, { ...target('first visit', '/dashboard', READY), isLeftAlone: !crossOrigin }),
      ),
    /**
     * Visits the dashboard with only the localStorage of an earlier visit, and again with the worker and persisted
     * responses.
     */
    laterVisits: (round) =>
      inProfile(kept, round, async (profile) => ({
        hints: await visit(profile, { ...target('visit with hints', '/dashboard', READY), linger: untilKept }),
        repeat: await delay(preflightMemory({ crossOrigin, maxAgeS })).then(() =>
          visit(profile, target('repeat visit', '/dashboard', READY)),
        ),
      })),
    /** Clicks from the dashboard to another screen, twice. @param to a key of CLICKS, e.g. 'berita' or 'tagihan' */
    clicks: (round, to) =>
      inProfile(kept, round, (profile) => visitAndClick(profile, target(to, '/dashboard', READY), CLICKS[to])),
    /** Taps from the dashboard to another screen once, one second after the dashboard is ready. */
    taps: (round, to) =>
      inProfile(kept, round, (profile) => visitAndTap(profile, target(to, '/dashboard', READY), CLICKS[to])),
    /** Signs in, from the login to the data of the dashboard. @param typingMs duration of typing */
    signIn: (round, typingMs) =>
      inProfile(null, round, (profile) =>
        visitAndSignIn(profile, target('sign-in', '/', '#login form'), {
          username: nim,
          password: PASSWORD,
          opened: READY,
          typingMs,
        }),
      ),
    origin,
    close: () => {
      for (const host of hosts) host.close()
    },
  }
}
