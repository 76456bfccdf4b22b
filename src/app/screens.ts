import type { Screen } from '#shared/screen.ts'

const modules = import.meta.glob<{ screens: Screen[] }>('../features/*/screens.ts', { eager: true })

const subjectOf = (file: string): string => file.split('/')[2] ?? ''

/** A screen with the subject whose folder it stands in. */
export type SubjectScreen = Screen & { subject: string }

/** Every screen of every subject; a subject is found by its folder, nothing registers it. */
export const SCREENS: readonly SubjectScreen[] = Object.entries(modules).flatMap(([file, { screens }]) =>
  screens.map((screen) => ({ ...screen, subject: subjectOf(file) })),
)
