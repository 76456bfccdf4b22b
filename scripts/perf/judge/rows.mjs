// Turns a run of visits into table rows of the budgets in docs/performance.md.
import { arrivals } from '../first-calls.mjs'
import { pairedRatio, summarise } from './ratio.mjs'

const RATIO = { unit: 'ratio', timed: true }
const KILOBYTES = { unit: 'kB', timed: false }
const BYTES_PER_KB = 1000
const BYTES_PER_MB = 1_000_000

const REPEAT_READY = { must: 1.6, aim: 0.9 }

const each = (samples, field) => samples.map((sample) => sample[field])
const ratioOf = (ours, floor, field) => pairedRatio(each(ours, field), each(floor, field))
const part = (samples, field, unit) => summarise(each(samples, field).map((value) => value / unit))
/** Uses the worst round, because a single layout shift counts. */
const worst = (summary) => ({ ...summary, value: summary.high })

/** @param {Record<string, object[]>} samples */
const loginRows = ({ login, static: floor }) => [
  { budget: 1, what: 'login: scripts', ...KILOBYTES, must: 112, aim: 90, ...part(login, 'scriptBytes', BYTES_PER_KB) },
  { budget: 1, what: 'login: all files', ...KILOBYTES, must: 127, aim: 95, ...part(login, 'fileBytes', BYTES_PER_KB) },
  {
    budget: 1,
    what: 'login: requests for files',
    unit: 'count',
    timed: false,
    must: 6,
    aim: 5,
    ...summarise(login.map(({ files }) => files.length)),
  },
  { budget: 1, what: 'login: calls', unit: 'count', timed: false, ...part(login, 'calls', 1) },
  // Not the largest paint: on a phone that is the campus's contact line, which comes with a response.
  {
    budget: 2,
    what: 'login: form painted ÷ static page',
    ...RATIO,
    must: 1.45,
    aim: 1.1,
    ...ratioOf(login, floor, 'fcp'),
  },
]

const byteRows = (visit) => [
  {
    budget: 3,
    what: 'dashboard: scripts until ready',
    ...KILOBYTES,
    must: 187,
    aim: 130,
    ...part(visit, 'firstScriptBytes', BYTES_PER_KB),
  },
  {
    budget: 3,
    what: 'dashboard: all files until ready',
    ...KILOBYTES,
    must: 206,
    aim: 140,
    ...part(visit, 'firstFileBytes', BYTES_PER_KB),
  },
]

/** Files that the page prefetches without user input. No budget: a page that the user operates fetches the same. */
const aheadRows = (visit, floor) => [
  {
    budget: 3,
    what: 'dashboard left alone: files fetched ahead',
    ...KILOBYTES,
    ...part(visit, 'aheadBytes', BYTES_PER_KB),
  },
  {
    budget: 5,
    what: 'dashboard left alone: heap',
    unit: 'MB',
    timed: true,
    ...part(visit, 'fetchedHeap', BYTES_PER_MB),
  },
  {
    budget: 5,
    what: 'dashboard left alone: TBT ÷ floor',
    ...RATIO,
    ...pairedRatio(each(visit, 'fetchedTbt'), each(floor, 'tbt')),
  },
]

/**
 * Rows of one visit. Ready has no budget: a first visit begins at the login, which fetches the app while the student
 * types, and the worker serves later ones. TBT and heap contain what is fetched ahead in the second after ready.
 */
const dashboardRows = (visit, floor, where) => [
  { budget: 4, what: `${where}: ready ÷ floor`, ...RATIO, ...ratioOf(visit, floor, 'ready') },
  { budget: 5, what: `${where}: TBT ÷ floor`, ...RATIO, ...ratioOf(visit, floor, 'tbt') },
  { budget: 5, what: `${where}: CLS`, unit: 'shift', timed: true, must: 0.01, aim: 0, ...worst(part(visit, 'cls', 1)) },
  {
    budget: 5,
    what: `${where}: heap`,
    unit: 'MB',
    timed: true,
    must: 9.6,
    aim: 5,
    ...part(visit, 'heap', BYTES_PER_MB),
  },
]

const callsRow = (visit, scripts, where, goal) => ({
  budget: 3,
  what: `${where}: first calls ÷ scripts`,
  ...RATIO,
  ...goal,
  ...summarise(
    visit.map(({ resources }) => {
      const at = arrivals(resources, scripts)
      return at.calls / at.scripts
    }),
  ),
})

/** @param {Record<string, object[]>} samples by click, one a round */
export const clickRows = (samples) => {
  const click = (to, name) => ratioOf(samples[`${to} ${name}`], samples[`react ${name}`], 'ready')
  return [
    {
      budget: 7,
      what: "first click to the news ÷ floor's",
      ...RATIO,
      must: 0.6,
      aim: 0.4,
      ...click('berita', 'first click'),
    },
    {
      budget: 7,
      what: 'scripts on the first click',
      ...KILOBYTES,
      must: 0,
      aim: 0,
      ...part(samples['berita first click'], 'scriptBytes', BYTES_PER_KB),
    },
    {
      budget: 8,
      what: "repeat click to the news ÷ floor's",
      ...RATIO,
      must: 0.5,
      aim: 0.3,
      ...click('berita', 'repeat click'),
    },
    { budget: 7, what: "first click to the bills ÷ floor's", ...RATIO, ...click('tagihan', 'first click') },
    { budget: 8, what: "repeat click to the bills ÷ floor's", ...RATIO, ...click('tagihan', 'repeat click') },
  ]
}

/**
 * Returns the rows of one portal's visits, compared with the baseline page whose gateway has the same kind of origin.
 */
const visitsOf = (samples, scripts, origin, floor) => {
  const of = (visit) => samples[`${origin} ${visit}`]
  const where = (visit) => `${origin} origin, ${visit}`
  return [
    ...dashboardRows(of('first'), samples[floor], where('first visit')),
    callsRow(of('first'), scripts, where('first visit'), {}),
    ...dashboardRows(of('hints'), samples[floor], where('hints')),
    callsRow(of('hints'), scripts, where('hints'), { must: 1 }),
    {
      budget: 6,
      what: `${where('repeat')}: ready ÷ floor's repeat`,
      ...RATIO,
      ...REPEAT_READY,
      ...ratioOf(of('repeat'), samples[`${floor} repeat`], 'ready'),
    },
  ]
}

/** Removes the budget of a row, so that it is shown but not judged. */
const unjudged = ({ must: _must, aim: _aim, ...row }) => row

/**
 * Returns the rows of all visits.
 * @param {Record<string, object[]>} samples by visit, one for each round
 * @param {string[]} scripts addresses of the dashboard's first load
 * @returns {{ budget: number, what: string, unit: string, value: number, must?: number, aim?: number }[]}
 */
export const visitRows = (samples, scripts) => [
  ...loginRows(samples),
  ...byteRows(samples['same first']),
  ...visitsOf(samples, scripts, 'same', 'react'),
  ...aheadRows(samples['same first'], samples['react']),
  // Budgets are defined for a gateway on the page's own origin (ADR 22).
  ...visitsOf(samples, scripts, 'cross', 'react across').map(unjudged),
]

/**
 * Returns where the time of a visit goes: medians in ms, for information only, because milliseconds differ between
 * machines.
 */
export const timings = (samples, scripts) =>
  Object.entries(samples).map(([visit, all]) => {
    const middle = (field) => summarise(each(all, field)).value
    const known = /^(same|cross) (first|hints|repeat)$/.test(visit)
    const at = known ? all.map(({ resources }) => arrivals(resources, scripts)) : []
    return {
      visit,
      html: middle('html'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      ...(known && { scripts: summarise(each(at, 'scripts')).value, calls: summarise(each(at, 'calls')).value }),
      ready: middle('ready'),
      tbt: middle('tbt'),
    }
  })

/**
 * Returns the rows of early taps, compared with the baseline's first click. @param {Record<string, object[]>} samples
 */
export const tapRows = (samples) =>
  ['tagihan', 'jadwal', 'krs', 'berita'].flatMap((to) => {
    const [ours, floor] = [samples[`${to} early`], samples['react first click']]
    const goals = to === 'tagihan' || to === 'berita' ? { must: 1.3, aim: 0.8 } : {}
    return [
      {
        budget: 15,
        what: `${to} one second after ready ÷ floor's first click`,
        ...RATIO,
        ...goals,
        ...ratioOf(ours, floor, 'ready'),
      },
      { budget: 16, what: `${to}: slowest answer to a tap ÷ floor's`, ...RATIO, ...ratioOf(ours, floor, 'slowest') },
    ]
  })

/** Seconds of typing: a password manager fills the form in, or the user types both fields on a phone. */
export const SIGN_IN_SECONDS = [2, 6]

/**
 * Returns the rows from the press to the data, compared with a page with one POST and one GET. @param {Record<string,
 * object[]>} samples
 */
export const signInRows = (samples) =>
  SIGN_IN_SECONDS.flatMap((seconds) => {
    const [ours, floor] = [samples[`sign-in ${seconds}`], samples[`bare ${seconds}`]]
    const goals = seconds === 6 ? { must: 1.6, aim: 1.3 } : {}
    return [
      {
        budget: 18,
        what: `sign-in after ${seconds} s of typing: data ÷ bare page`,
        ...RATIO,
        ...goals,
        ...ratioOf(ours, floor, 'ready'),
      },
      {
        budget: 18,
        what: `sign-in after ${seconds} s of typing: data`,
        unit: 'ms',
        timed: true,
        ...summarise(each(ours, 'ready')),
      },
    ]
  })

/** Screens with many rows for a student whose lists are long. */
export const LONG_SCREENS = ['jadwal', 'krs']

/** Screens with many rows, opened from the menu. @param {Record<string, object[]>} samples */
export const longRows = (samples) =>
  LONG_SCREENS.flatMap((to) =>
    ['first click', 'repeat click'].flatMap((click) => {
      const [ours, floor] = [samples[`long ${to} ${click}`], samples[`react ${click}`]]
      return [
        { budget: 19, what: `${to}, long: ${click} ÷ floor's`, ...RATIO, ...ratioOf(ours, floor, 'ready') },
        {
          budget: 19,
          what: `${to}, long: slowest answer to a tap, ${click}`,
          unit: 'ms',
          timed: true,
          must: 200,
          ...summarise(each(ours, 'slowest')),
        },
      ]
    }),
  )
