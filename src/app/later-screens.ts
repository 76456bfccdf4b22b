// Everything that grows with each screen is in this chunk, loaded after the first load (ADR 11).

import { createElement } from 'react'
import { provideAccountSwitch } from '#domain/akun/account-switch.ts'
import { provideAppointments } from '#domain/jadwal/appointments.ts'
import { type LoadRequests, provideRequests } from '#domain/kunjungan/requests.ts'
import type { LoadPendingChecks } from '#kit/action/action.ts'
import { provideSavePaper } from '#kit/print/save-paper.ts'
import type { Screen } from '#kit/screen.ts'
import { provideMending } from '#shared/browser/chunk-errors.ts'
import { type Texts, withTexts } from '#shared/i18n/i18n.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { FirstDesk } from './failures/first-desk.tsx'
import type { WayOut } from './session/way-out.ts'
import { screensOf } from './subject-screen.ts'

interface SubjectModule {
  screens: Screen[]
  pendingChecks?: LoadPendingChecks
  requests?: LoadRequests
}

const modules = import.meta.glob<SubjectModule>('../features/**/screens.ts', { eager: true })

const subjectOf = (file: string): string => file.split('/').at(-2) ?? ''

/** Screens of all subjects. A subject is the folder of its screens.ts; there is no registration. */
export const SCREENS = Object.entries(modules).flatMap(([file, { screens }]) => screensOf(subjectOf(file), screens))

/** Loads the checks of every subject with the texts of its writes. */
const loadChecks: LoadPendingChecks = async () => {
  const subjects = Object.entries(modules).map(async ([file, { pendingChecks }]) =>
    pendingChecks ? withTexts(pendingChecks(), subjectOf(file)) : [],
  )
  return (await Promise.all(subjects)).flat()
}

const TEXT_FILES = import.meta.glob<{ default: Texts }>([
  '../shared/ui/locales/*.json',
  '../domain/*/locales/*.json',
  '../features/**/locales/*.json',
  './*/locales/*.json',
  '!../features/dashboard/locales/*.json',
])

/** Returns the loader of a namespace: the folder with its locales, in the kit, the domain, the features or app. */
export const textFile = (language: string, namespace: string): (() => Promise<{ default: Texts }>) | undefined => {
  const file = `/${namespace}/locales/${language}.json`
  return Object.entries(TEXT_FILES).find(([path]) => path.endsWith(file))?.[1]
}

const firstDesk = () => createElement(FirstDesk)

/** Failure center with the queue. Fetched with the table, because the network may be gone later. */
export const Desk = lazyOptional(
  async () => {
    const { Desk: Loaded } = await withTexts(import('./failures/desk.tsx'), 'ui')
    return () => createElement(Loaded, { loadChecks })
  },
  { waiting: firstDesk, onLoadError: firstDesk },
)

/**
 * Asks before an open write is lost with the session or with an operator's student. @throws when its chunk fails to
 * load
 */
export const askToLeave = async (leave: () => void, way: WayOut): Promise<void> =>
  (await withTexts(import('./failures/leave/ask-to-leave.tsx'), 'ui')).askToLeave(leave, way, loadChecks)

provideMending(async () => (await import('./failures/mend-files.ts')).mendFiles())

provideRequests(async (name) => {
  const [, module] = Object.entries(modules).find(([file]) => subjectOf(file) === name) ?? []
  return (await module?.requests?.()) ?? null
})

/** Not shown when its file is lost: the paper can still be printed. */
provideSavePaper(
  lazyOptional(async () => (await withTexts(import('./wallet/save-control.tsx'), 'ui', 'wallet')).SaveControl, {
    onLoadError: hideOnLoadError,
  }),
)

provideAppointments(async () => (await import('./appointment-sources.ts')).SOURCES)

provideAccountSwitch(async () => (await import('./session/switch-session.ts')).createAccountSwitch(askToLeave))

export { LostScreen } from './errors/lost-screen.tsx'
/** A student who must confirm their data first cannot print (readings, 19). */
export { ForcedValidation as PartsInPlain } from './guards/forced-validation.tsx'
export { PartsBesideMain, PartsInMain } from './layouts/main/later-parts.tsx'
