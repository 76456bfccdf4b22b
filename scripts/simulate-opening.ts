import { COLD_READS } from './opening/krs-calls.ts'
import { type OpeningFacts, type OpeningResult, simulatePortal, simulateReloading } from './opening/simulate.ts'
import { STUDENT_WORDS } from './opening/student-model.ts'

const MINUTE_S = 60

const count = (value: number): string => Math.round(value).toLocaleString('en-US')
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const timeOf = (seconds: number | null, { longestMs }: OpeningFacts): string => {
  if (seconds === null) return `not within ${longestMs / (1000 * MINUTE_S)} min`
  return `${Math.floor(seconds / MINUTE_S)} min ${String(Math.round(seconds % MINUTE_S)).padStart(2, '0')} s`
}

/** Figures of a run as rows of the table. */
const ROWS: readonly (readonly [name: string, text: (of: OpeningResult, facts: OpeningFacts) => string])[] = [
  ['requests', ({ requests }) => count(requests)],
  ['requests per second, peak', ({ peak }) => count(peak)],
  ['requests per second, mean until all have saved', ({ mean }) => count(mean)],
  ['answered with 504', ({ rejected, requests }) => percent(rejected / requests)],
  ['wasted (504, or changed nothing for the student)', ({ wasted }) => percent(wasted)],
  ['50 % have saved after', ({ half }, facts) => timeOf(half, facts)],
  ['95 % have saved after', ({ most }, facts) => timeOf(most, facts)],
  ['100 % have saved after', ({ all }, facts) => timeOf(all, facts)],
  ['saved at the end', ({ saved }) => count(saved)],
  ['lost: confirmed, but not stored', ({ lost }) => count(lost)],
  ['doubled: stored more often than pressed', ({ doubled }) => count(doubled)],
  ['stored again because the student pressed again', ({ pressedAgain }) => count(pressedAgain)],
]

const SHIPPED = [
  'opening: pollUntil, pollDelay (src/domain/jendela/use-opening.ts), refetchWindow (src/features/krs/jendela/refetch-window.ts)',
  'recovery of failed reads: repeatWithBackoff, backoffMs (src/shared/state/backoff.ts), PROBE_PACE, isOutage, probeOf, isOverload, isDueAfterProbe (src/gateway/query/recover-reads.ts)',
  'saving: sendByKind (send-attempt.ts), isOpen, watchOthers, nextByEffect (lost-write.ts), outcomeOf (outbox.ts) in src/gateway/writes',
]

const modelled = ({ capacity, timeoutMs, lostShare }: OpeningFacts): string[] => [
  `gateway: ${capacity} requests per second in the order of arrival; a request that would wait more than ${timeoutMs / 1000} s gets 504 after that time and costs nothing; ${100 * lostShare} % of the saves answered with 504 are stored`,
  'network: lognormal, median 40 ms each way (spread 0.6)',
  ...STUDENT_WORDS,
  'portal, no limit: the same students at a gateway that answers everything at once; what is left is the time that people take',
  'query client: one request per read at a time, stale after 30 s',
  `calls of a cold page: ${COLD_READS.length} (scripts/opening/krs-calls.ts, compared with the screen by a test); tokens, files and full classes are left out`,
  'portal that reloads: loads all calls of the cold page every 3 s until the form can be used, then sends the save every 3 s until it is confirmed',
]

/** Runs both simulations. @returns the printed text */
export const reportOpening = async (facts: OpeningFacts): Promise<string> => {
  const runs = [
    await simulatePortal(facts),
    await simulateReloading(facts),
    await simulatePortal({ ...facts, capacity: Number.POSITIVE_INFINITY }),
  ]
  const table = [
    ['', 'portal', 'reloads every 3 s', 'portal, no limit'],
    ...ROWS.map(([name, text]) => [name, ...runs.map((run) => text(run, facts))]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)))
  const lineOf = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...rows] = table
  return [
    `${count(facts.students)} students, ${facts.capacity} requests per second, seed ${facts.seed}`,
    '',
    lineOf(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(lineOf),
    '',
    'Shipped code that ran:',
    ...SHIPPED.map((line) => `- ${line}`),
    'Modelled instead:',
    ...modelled(facts).map((line) => `- ${line}`),
  ].join('\n')
}
