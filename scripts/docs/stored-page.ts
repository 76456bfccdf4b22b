import { readFileSync } from 'node:fs'
import { type Owner, STORED } from '#tests/contract/stored-names.ts'
import { SOURCE } from './source.ts'
import { table } from './table.ts'

/** When the names of an owner are removed. Browsers may delete all of them earlier. */
const UNTIL: Record<Owner, string> = {
  device: 'At logout, and when an idle session is left',
  campus: 'At logout, and when an idle session is left; fetched again',
  typed: '',
  lock: '',
  session: 'With the session',
  own: 'With the session or the tab, and when an operator chooses another student',
  tab: 'With the tab, and at logout',
}

const DAY_MS = 86_400_000

/** Returns a number of the source. @throws when the file has no such constant */
const constantOf = (file: string, name: string): number => {
  const found = new RegExp(`const ${name} = ([\\d_]+)`).exec(readFileSync(file, 'utf8'))?.[1]
  if (found === undefined) throw new Error(`${file} has no constant ${name}`)
  return Number(found.replaceAll('_', ''))
}
const daysOf = (file: string, name: string): string => `${constantOf(file, name) / DAY_MS} days`

/** Parts of stored names that depend on a campus or student. */
const EXAMPLES = /240117023|arunika|(?<=intent\.)x|\["a","b"\]|(?<=krs-before )krs/
const shown = (name: string, owner: Owner): string =>
  `\`${owner === 'own' ? 'own ' : ''}${name.replace(EXAMPLES, '…')}\``

const namesTable = (isOfTab: boolean): string => {
  const rows = STORED.filter(({ owner }) => (owner === 'tab' || owner === 'own') === isOfTab).map(
    ({ names, owner, what, until }): [string, string, string] => {
      const lease = owner === 'lock' ? `After ${constantOf('src/gateway/session/lock.ts', 'LEASE_MS') / 1000} s` : ''
      return [names.map((name) => shown(name, owner)).join(', '), what, until ?? (UNTIL[owner] || lease)]
    },
  )
  const token: [string, string, string] = [
    '`refresh_token`',
    'Refresh token, id and age of the session. The access token stays in memory',
    `With the session, and after ${daysOf('src/gateway/session/token/token-store.ts', 'MAX_AGE_MS')}`,
  ]
  return table(['name', 'content', 'removed'], isOfTab ? rows : [token, ...rows])
}

const KEEPS = ['always', 'chosen', 'never'] as const

/** Table of the reads by subject and `x-keep`. */
const readsTable = (): string => {
  const reads = SOURCE.contract.operations.filter(({ keep }) => keep !== undefined)
  const subjects = [...new Set(reads.map(({ tag }) => tag))].toSorted()
  const cell = (tag: string, wanted: string) =>
    reads.flatMap(({ keep, operationId, ...read }) => (read.tag === tag && keep === wanted ? `\`${operationId}\`` : []))
  const counted = KEEPS.map((wanted) => `${wanted} (${reads.filter(({ keep }) => keep === wanted).length})`)
  return table(
    ['subject', ...counted],
    subjects.map((tag) => [tag, ...KEEPS.map((wanted) => cell(tag, wanted).join(', ') || '–')]),
  )
}

/** Returns the text of docs/stored.md. */
export const storedPage = (): string => `# What is stored on a device

<!-- Written by \`npm run docs -- --write\` from tests/contract/stored-names.ts, the contract and the source. -->

This page lists everything that the portal stores in a browser, for the data protection officer of a campus. The portal sets no
cookie. Amounts, grades and messages are stored only where a row below says so.

"With the session" means at logout, when the idle hour is over, when the gateway refuses the session, and when another student signs
in. Without storage (blocked or full), the portal keeps these values in memory until the page is closed.

## Responses of the gateway

A response may be stored so that a later visit can show it without a network
([ADR 14](adr/session-and-writes/0014-offline.md)). \`x-keep\` in the contract decides for each read:

- **always**: stored for the session;
- **chosen**: grades, money and personal details, stored only after the student allows it on this device. Off by default;
- **never**: not stored.

At most ${constantOf('src/gateway/offline/write-persisted.ts', 'MAX_ANSWERS')} responses are stored, each for ${daysOf('src/gateway/offline/persisted-name.ts', 'PERSISTED_MS')}. They become unreadable with the session, and are then deleted.

${readsTable()}

## Databases and caches

${table(
  ['where', 'content', 'removed'],
  [
    ['IndexedDB `portal-mahasiswa`', 'The responses above', 'With the session'],
    [
      'IndexedDB `portal-mahasiswa`',
      'Digests that tell what changed since the last visit, without content ([ADR 28](adr/session-and-writes/0028-since-your-last-visit.md))',
      'With the session',
    ],
    [
      'IndexedDB `portal-mahasiswa-papers`',
      'Exam card, KRS and schedule that the student stored on purpose ([ADR 36](adr/session-and-writes/0036-wallet.md))',
      'At logout, when another account signs in, when the session is refused, by hand, and 7 days after the semester. They outlive an idle session',
    ],
    ['IndexedDB `portal-mahasiswa-papers`', 'KHS that the student stored on purpose', 'With the session'],
    ['Cache of the service worker', 'Files of the portal: document, scripts, styles, fonts', 'With the next release'],
    [
      'Cache `portal-files`',
      `Further files of the portal, at most ${constantOf('src/worker/kept-files.ts', 'MAX_FILES')}`,
      'The oldest first',
    ],
    ['Cache `portal-config`', 'The last `config.json`', 'Replaced at each visit'],
    [
      'Databases of Firebase',
      'Registration of this browser for push messages, where `config.json` has `firebase` and the student allows them',
      'At logout, after unsubscribing',
    ],
  ],
)}

## Local storage

${namesTable(false)}

## Storage of a tab

${namesTable(true)}

## Enforced by

- \`tests/contract/stored-names.test.ts\`: every module that stores something is in this table, and each name is removed when its owner
  says so.
- \`tests/contract/openapi/kept-answers.test.ts\`: every read declares \`x-keep\`.
- \`tests/contract/documents.test.ts\`: this page is up to date. \`scripts/docs/written-pages.test.ts\`: it names every database and cache.
- \`tests/audit/hostile-session.audit.ts\`: after a logout, a real browser holds no token, identity, draft or stored response.
`
