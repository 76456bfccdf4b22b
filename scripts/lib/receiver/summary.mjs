// Counts of reports, in memory. Nothing of a request besides its checked events is counted or kept.

/** Largest number of different events of one kind: a client that invents names must not fill the memory. */
const MAX_NAMES = 500
const OTHERS = 'others'

const NAMES = {
  visit: ({ route, served }) => `${route} ${served}`,
  mismatch: ({ operation, path, expected, got }) => `${operation} ${path || '(response)'}: ${expected}, got ${got}`,
  file: ({ file, route }) => `${file} on ${route}`,
  policy: ({ directive, blocked, route }) => `${directive} ${blocked} on ${route}`,
}

const increase = (counts, name) => {
  const key = name in counts || Object.keys(counts).length < MAX_NAMES ? name : OTHERS
  counts[key] = (counts[key] ?? 0) + 1
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/** Largest number of values of one vital; older ones are dropped. */
const MAX_VALUES = 10_000

/** Creates an empty summary. */
export const createSummary = () => {
  const counts = { visit: {}, mismatch: {}, file: {}, policy: {} }
  const releases = {}
  const refused = {}
  const vitals = new Map()
  let batches = 0
  const addVital = ({ name, route, value }) => {
    const key = `${name} ${route}`
    const known = vitals.get(key) ?? []
    if (!vitals.has(key) && vitals.size >= MAX_NAMES) return
    vitals.set(key, [...known, value].slice(-MAX_VALUES))
  }
  return {
    /** Counts a checked batch. */
    add: ({ version, build, events }) => {
      batches += 1
      increase(releases, `${version} ${build}`)
      for (const event of events) {
        if (event.kind === 'vital') addVital(event)
        else increase(counts[event.kind], NAMES[event.kind](event))
      }
    },
    /** Counts a refused request by the field that was wrong. */
    refuse: (problem) => increase(refused, problem),
    /** Returns the counts, and of each vital and route the number, the median and the 75th percentile. */
    read: () => ({
      batches,
      refused,
      releases,
      ...counts,
      vital: Object.fromEntries(
        [...vitals].map(([key, values]) => {
          const sorted = values.toSorted((a, b) => a - b)
          return [key, { count: sorted.length, p50: percentile(sorted, 0.5), p75: percentile(sorted, 0.75) }]
        }),
      ),
    }),
  }
}
