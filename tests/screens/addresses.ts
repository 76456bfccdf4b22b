import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ScreenFacts } from '#kit/screen.ts'
import { screensIn } from '../../scripts/vite/boot/plain-paths.ts'
import type { Case, Picture, ScreenCases } from './screen-cases.ts'

const FEATURES = 'src/features'

/** Returns the files of the features with this name, as paths from the project root. */
const filesNamed = (name: string): string[] =>
  readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === name)
    .map((file) => `${FEATURES}/${file}`)
    .toSorted()

const load = async (file: string): Promise<[subject: string, ScreenCases]> => [
  basename(dirname(file)),
  ((await import(pathToFileURL(resolve(file)).href)) as { cases: ScreenCases }).cases,
]

/** Cases of each subject, by its folder name. */
export const CASES_OF: readonly (readonly [subject: string, ScreenCases])[] = await Promise.all(
  filesNamed('cases.ts').map(load),
)
const ALL = CASES_OF.map(([, cases]) => cases)

const joined = <Value>(part: (cases: ScreenCases) => Readonly<Record<string, Value>> | undefined) =>
  Object.fromEntries(ALL.flatMap((cases) => Object.entries(part(cases) ?? {})))

const ADDRESSES = joined(({ addresses }) => addresses)
const SHOWS_MOST = joined(({ showsMost }) => showsMost)

/** Writes that a student with permission sends by pressing every control, by address. */
export const WRITES: Readonly<Record<string, readonly string[]>> = joined(({ writes }) => writes)

/** Conditions under which the example of an operation can be written, by operation. */
export const EXAMPLES = joined(({ examples }) => examples)

export const PICTURES: readonly Picture[] = ALL.flatMap(({ pictures = [] }) => pictures)

/** Layouts without a session, or without a subject. */
const WITHOUT_SUBJECT = ['pre-login', 'letter-info']
const LEADS_ON = new Set(['/oauth', '/loading', '/welcome'])

/**
 * Returns every address of a subject that the table of screens knows.
 * @throws Error when no cases.ts gives a value for a parameter
 */
export const casesOf = (screens: readonly Pick<ScreenFacts, 'path' | 'layout'>[]): Case[] =>
  screens
    .filter(({ layout, path }) => !WITHOUT_SUBJECT.includes(layout) && !LEADS_ON.has(path))
    .flatMap(({ path }) =>
      (ADDRESSES[path] ?? [path]).map((address, index) => {
        if (address.includes(':')) throw new Error(`cases.ts beside the screens.ts of ${path} has no address for it`)
        return { address, persona: 'aktif', isFurther: index > 0, ...SHOWS_MOST[path], ...SHOWS_MOST[address] }
      }),
    )

/** Returns the table of screens parsed from source, for tests that run without the bundler. */
export const declaredScreens = () =>
  filesNamed('screens.ts').flatMap((file) => screensIn(readFileSync(file, 'utf8'), file))
