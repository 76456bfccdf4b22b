// Everything that grows with each screen: a file of its own, after the first load (ADR 11).
import { createElement } from 'react'
import { type Texts, withTexts } from '#shared/i18n/i18n.ts'
import type { Screen } from '#shared/screen.ts'
import { optionalPart } from '#shared/ui/state/optional-part.tsx'
import { FirstDesk } from './failures/first-desk.tsx'
import { screensOf } from './subject-screen.ts'

const modules = import.meta.glob<{ screens: Screen[] }>('../features/*/screens.ts', { eager: true })

const subjectOf = (file: string): string => file.split('/')[2] ?? ''

/** Every screen of every subject; a subject is found by its folder, nothing registers it. */
export const SCREENS = Object.entries(modules).flatMap(([file, { screens }]) => screensOf(subjectOf(file), screens))

const TEXT_FILES = import.meta.glob<{ default: Texts }>([
  '../shared/ui/locales/*.json',
  '../domain/*/locales/*.json',
  '../features/*/locales/*.json',
  './*/locales/*.json',
  '!../features/dashboard/locales/*.json',
])

/** What loads the texts of the kit, of a word of the domain, of a subject or of a later part of app, by its folder. */
export const textFile = (language: string, namespace: string): (() => Promise<{ default: Texts }>) | undefined => {
  const file = `${namespace}/locales/${language}.json`
  return ['../shared/', '../domain/', '../features/', './'].flatMap((floor) => TEXT_FILES[floor + file] ?? [])[0]
}

const firstDesk = () => createElement(FirstDesk)

/** What is done about calls that fail, with the queue; fetched beside the table, since later the network may be gone. */
export const Desk = optionalPart(async () => (await withTexts(import('./failures/desk.tsx'), 'ui')).Desk, {
  waiting: firstDesk,
  lost: firstDesk,
})

/** The question before a write that is open vanishes with the session. @throws when its file does not load */
export const askToLogOut = async (leave: () => void): Promise<void> =>
  (await withTexts(import('./failures/leave/ask-to-log-out.tsx'), 'ui')).askToLogOut(leave)

/** Who has to confirm the own data prints nothing before (readings, 19). */
export { ForcedValidation as PartsInPlain } from './guards/forced-validation.tsx'
export { PartsBesideMain, PartsInMain } from './layouts/main/later-parts.tsx'
