// Budgets 1 to 8: login, dashboard and a screen opened by a click, compared with the two baseline pages in one run.
import { buildPortal } from './build/builds.mjs'
import { openReactFloor, openSignInFloor, openStaticFloor } from './build/floors.mjs'
import { firstLoad } from './first-load.mjs'
import { runRounds } from './judge/rounds.mjs'
import {
  clickRows,
  LONG_SCREENS,
  longRows,
  SIGN_IN_SECONDS,
  signInRows,
  tapRows,
  timings,
  visitRows,
} from './judge/rows.mjs'
import { CLICKED, FULL_NIM, openPortal } from './portal.mjs'

/** Row functions without timings of a first load, because their samples start at a press or click. */
const WITHOUT_TIMINGS = new Set([clickRows, tapRows, signInRows, longRows])

const named = (prefix, measured) =>
  Object.fromEntries(Object.entries(measured).map(([name, sample]) => [`${prefix} ${name}`, sample]))

const clicksOf = ({ first, again }) => ({ 'first click': first, 'repeat click': again })

const floorVisitor = (name, floor) => ({
  name,
  measure: async (browser) => {
    const { first, repeat } = await floor.measure(browser)
    return { [name]: first, [`${name} repeat`]: repeat }
  },
})

const visitorsOf = ({ staticFloor, reactFloor, crossFloor, same, cross }) => [
  { name: 'static', measure: async (browser) => ({ static: (await staticFloor.measure(browser)).first }) },
  { name: 'login', measure: async (browser) => ({ login: await same.login(browser) }) },
  floorVisitor('react', reactFloor),
  floorVisitor('react across', crossFloor),
  ...Object.entries({ same, cross }).flatMap(([origin, portal]) => [
    {
      name: `${origin} first`,
      measure: async (browser) => ({ [`${origin} first`]: await portal.firstVisit(browser) }),
    },
    { name: `${origin} later`, measure: async (browser) => named(origin, await portal.laterVisits(browser)) },
  ]),
]

const clickersOf = ({ reactFloor, same }) => [
  {
    name: 'react clicks',
    measure: async (browser) => named('react', clicksOf(await reactFloor.measureClicks(browser))),
  },
  ...['berita', 'tagihan'].map((to) => ({
    name: `clicks to ${to}`,
    measure: async (browser) => named(to, clicksOf(await same.clicks(browser, to))),
  })),
]

const tappersOf = ({ reactFloor, same }) => [
  {
    name: 'react clicks',
    measure: async (browser) => named('react', clicksOf(await reactFloor.measureClicks(browser))),
  },
  ...CLICKED.map((to) => ({
    name: `early tap on ${to}`,
    measure: async (browser) => ({ [`${to} early`]: await same.taps(browser, to) }),
  })),
]

const longOf = ({ reactFloor, full }) => [
  {
    name: 'react clicks',
    measure: async (browser) => named('react', clicksOf(await reactFloor.measureClicks(browser))),
  },
  ...LONG_SCREENS.map((to) => ({
    name: `long ${to}`,
    measure: async (browser) => named(`long ${to}`, clicksOf(await full.clicks(browser, to))),
  })),
]

const signersOf = ({ signInFloor, same }) =>
  SIGN_IN_SECONDS.flatMap((seconds) => [
    {
      name: `bare sign-in, ${seconds} s`,
      measure: async (browser) => ({ [`bare ${seconds}`]: await signInFloor.measureSignIn(browser, seconds * 1000) }),
    },
    {
      name: `sign-in, ${seconds} s`,
      measure: async (browser) => ({ [`sign-in ${seconds}`]: await same.signIn(browser, seconds * 1000) }),
    },
  ])

/** How the portal is served, and who uses it, by the name that the visitors give it. */
const PORTALS = {
  same: { crossOrigin: false },
  cross: { crossOrigin: true },
  full: { crossOrigin: false, nim: FULL_NIM },
}

/**
 * Measures all visitors and builds their rows.
 * @param {object} run
 * @param {number} run.rounds
 * @param {number | undefined} run.maxAgeS seconds that a preflight may be cached
 * @param {() => Promise<import('@playwright/test').Browser>} run.open
 * @param {string} run.gatewayUrl
 * @param {() => { others: number }} run.readLoad
 * @param {(round: number, load: object) => void} run.onRound
 */
const measure = async ({ rounds, maxAgeS, open, gatewayUrl, readLoad, onRound }, visitors, rowsOf, origins) => {
  const dir = buildPortal()
  const floors = {
    staticFloor: await openStaticFloor(),
    reactFloor: await openReactFloor(),
    crossFloor: await openReactFloor({ crossOrigin: true, maxAgeS }),
    signInFloor: await openSignInFloor(),
  }
  const browser = await open()
  const portals = {}
  for (const name of origins) portals[name] = await openPortal({ dir, maxAgeS, browser, gatewayUrl, ...PORTALS[name] })
  await browser.close()
  try {
    const all = visitors({ ...floors, ...portals })
    const { samples, loads } = await runRounds({ visitors: all, rounds, open, readLoad, onRound })
    const { scripts } = firstLoad(dir, 'dashboard')
    return {
      rows: rowsOf(samples, scripts),
      timings: WITHOUT_TIMINGS.has(rowsOf) ? undefined : timings(samples, scripts),
      samples,
      loads,
    }
  } finally {
    for (const host of [...Object.values(floors), ...Object.values(portals)]) host.close()
  }
}

/** Measures budgets 1 to 6. @param {Parameters<typeof measure>[0]} run */
export const measureVisits = (run) => measure(run, visitorsOf, visitRows, ['same', 'cross'])

/** Measures budgets 7 and 8. @param {Parameters<typeof measure>[0]} run */
export const measureClicks = (run) => measure(run, clickersOf, clickRows, ['same'])

/** Measures budgets 15 and 16. @param {Parameters<typeof measure>[0]} run */
export const measureTaps = (run) => measure(run, tappersOf, tapRows, ['same'])

/** Measures budget 18. @param {Parameters<typeof measure>[0]} run */
export const measureSignIns = (run) => measure(run, signersOf, signInRows, ['same'])

/** Budget 19. @param {Parameters<typeof measure>[0]} run */
export const measureLong = (run) => measure(run, longOf, longRows, ['full'])
