// @vitest-environment node
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { OPTIONAL_FILES } from '../e2e/serving/optional-files.ts'
import { sourcesOf, withoutComments } from './sources.ts'

const SOURCES = [...sourcesOf('src'), ...sourcesOf('tools')].map(({ path, text }) => ({
  path,
  text: withoutComments(text),
}))

const IMPORT = /\bimport\(\s*'([^']+)'/g
const OWN = /^[.#]/
const ROOMS = /^#(shared|features|domain|gateway|flags|app|chat)\//

/** Resolves an import specifier to a path. */
const pathOf = (named: string, from: string): string =>
  ROOMS.test(named)
    ? `src/${named.slice(1)}`
    : named.startsWith('#tools/')
      ? named.slice(1)
      : posix.join(posix.dirname(from), named)

/** Dynamically imported files, each with its importer. */
const LOADED = SOURCES.flatMap(({ path, text }) =>
  [...text.matchAll(IMPORT)].flatMap(([, named = '']) =>
    OWN.test(named) ? { file: pathOf(named, path), by: path } : [],
  ),
)

/**
 * Files that are not optional parts, each with the behaviour when it fails to load. A new file belongs in
 * tests/e2e/serving/optional-files.ts, unless the page is useless without it.
 */
const OTHERS: readonly [RegExp, string][] = [
  [/-page\.tsx$/, 'a screen: ErrorBoundary in its layout'],
  [
    /\/guards\/loading-screen\.tsx$|\/(plain-layout|public-layouts)\.tsx$|\/operator-acting\.tsx$/,
    'a screen: ErrorBoundary of AppRoutes',
  ],
  [/\/locales\/\w+\.json$/, 'i18n.ts: Indonesian is shown'],
  [/^src\/main\.tsx$|^src\/boot\/|^src\/(app|login)\/start\.tsx$/, 'the first load: showFatal'],
  [/\/later-screens\.ts$/, 'screens.ts: ScreenArriving; use-leave.ts: leaves without asking'],
  [/\/appointment-sources\.ts$/, 'use-appointments.ts: named as missing, asked for again with Muat Ulang'],
  [/\/prefetch-[\w-]+\.ts$/, 'subject-screen.ts: the screen fetches its data itself'],
  [/\/ask-to-leave\.tsx$/, 'use-leave.ts: leaves without asking; use-change-student.ts: stays, and says so'],
  [
    /^src\/gateway\/wallet\/papers\.ts$|\/prepare-papers\.ts$/,
    'papers: unreadable without their marks; the next page tries again',
  ],
  [/\/kept-papers\.tsx$/, 'papers-button.tsx: a sentence on the login'],
  [/\/(jadwal-sheet|kartu-pass)\.tsx$/, 'save-control.tsx, paper-row.tsx: a sentence; nothing is stored or opened'],
  [/^src\/app\/texts\.ts$/, 'papers-button.tsx: a sentence on the login'],
  [/\/learn-zone\.tsx$/, 'zone-gate.tsx: ErrorBoundary of ScreenOutlet in place of the screen'],
  [/\/mend-files\.ts$/, 'chunk-errors.ts: nothing is mended, the failure stays shown'],
  [/\/refetch-campus\.ts$/, 'the lab only'],
  [/\/recover-session\.ts$/, 'session-guard.tsx: the failure card with Muat Ulang'],
  [/\/switch-session\.ts$/, 'use-switch.ts: a sentence, and the account stays as it is'],
  [/\/check-answers\.ts$/, 'later-parts.tsx: answers stay unchecked'],
  [/\/open-separate-portal\.ts$/, 'leaving-portal.tsx: a card'],
  [/\/push-service\.ts$|\/push-subscription\.ts$/, 'start-push.ts: a state; log-out.ts: goes on'],
  [/^src\/gateway\/offline\/persisted-answers\.ts$/, 'log-out.ts: goes on'],
  [
    /^src\/gateway\/call\/captcha\.ts$|\/captcha\/(load|run)-captcha\.ts$/,
    'login-form.tsx, captcha.ts: a problem in words',
  ],
  [/^src\/gateway\/call\/upload\.ts$/, 'fetcher.ts: the file leaves, its progress is not shown'],
  [/^src\/gateway\/answer\/file-answer\.ts$/, 'the download fails'],
  [/^src\/shared\/text\/safe-html\.ts$/, 'safe-line.tsx: the text of the line is shown without its links'],
  [/\/full-student\.ts$/, 'use-biodata-singkat.ts: the short record stays'],
  [/^src\/flags\/ofrep\.ts$/, 'flags.ts: local values'],
  [/^src\/worker\/after-start\.ts$/, 'main.tsx: no worker until the next visit'],
  [/\/start-reports\.ts$/, 'after-start.ts: this page reports nothing'],
  [/\/begin-external-login\.ts$/, 'external-login.tsx'],
  [
    /\/switched-account\.tsx$/,
    'later-parts.tsx: the dashboard still names the programme; the note stays for the next page',
  ],
  [/^src\/chat\/view\/chat\.tsx$/, 'use-chat-module.ts: hides the chat with one sentence'],
]

/**
 * A table of screens imports pages and the checks of pending writes; pending-checks.tsx retries the latter when online.
 */
const PENDING_CHECKS = /\/screens\.ts$/

test('calls React’s lazy only in lazy-part.tsx, which loads failed files again', () => {
  const callers = SOURCES.filter(
    ({ text }) => /\blazy\(/.test(text) || /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text),
  )
  expect(callers.map(({ path }) => path)).toEqual(['src/shared/ui/state/lazy-part.tsx'])
})

test('tests or documents the failure of every separately loaded file', () => {
  const unknown = LOADED.filter(
    ({ file, by }) =>
      !PENDING_CHECKS.test(by) &&
      !(file in OPTIONAL_FILES) &&
      !OTHERS.some(([pattern]) => pattern.test(file)) &&
      file.startsWith('src/'),
  )
  expect(unknown).toEqual([])
  const files = new Set(LOADED.map(({ file }) => file))
  expect(Object.keys(OPTIONAL_FILES).filter((file) => !files.has(file))).toEqual([])
  expect(OTHERS.filter(([pattern]) => ![...files].some((file) => pattern.test(file))).map(String)).toEqual([])
})

test('loads every optional file through an optional part, which has its own error boundary', () => {
  const bare = LOADED.filter(({ file, by }) => {
    if (!(file in OPTIONAL_FILES) || /\/(later-push|log-out)\.ts$/.test(by)) return false // loadPushHost continues without it
    return !/\blazyOptional\(/.test(SOURCES.find(({ path }) => path === by)?.text ?? '')
  })
  expect(bare).toEqual([])
})
