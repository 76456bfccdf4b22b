import type { Locator, Page } from '@playwright/test'

/** An address of the product, with the persona and time at which it shows the most. */
export interface Case {
  address: string
  persona: string
  /** Time in the story; the story's current time by default. */
  at?: string
  /** Set when an earlier entry of the list is another address of the same screen. */
  isFurther?: boolean
}

/** A screen, or a state of one, that is checked in every width, mode and language. */
export interface Picture {
  name: string
  /** Persona; 'aktif' by default. */
  persona?: string
  address: string
  /** Sign that the screen is complete, in both languages. */
  shows: (page: Page) => Locator
  /** Set when only `npm run audit` checks it: another picture has the same parts. */
  auditOnly?: true
}

/** Facts about the screens of a subject that tests cannot derive; cases.ts beside its screens.ts exports them as `cases`. */
export interface ScreenCases {
  /** Addresses of a router path: values for its parameters, tabs and filters. A path without any is its own address. */
  addresses?: Readonly<Record<string, readonly string[]>>
  /**
   * Persona and time at which a path, or one of its addresses, shows the most; 'aktif' at the story's time by default.
   */
  showsMost?: Readonly<Record<string, Partial<Case>>>
  /** Writes that a student sends by pressing every control, by address. */
  writes?: Readonly<Record<string, readonly string[]>>
  pictures?: readonly Picture[]
  /** Time and preceding operations that allow the example of the contract to be written, where the story does not. */
  examples?: Readonly<Record<string, { at?: string; after?: readonly string[] }>>
  /** Prefixes of the text keys that the code builds from parts, each with the origin of the rest. */
  builtKeys?: Readonly<Record<string, string>>
  /** Keys of the texts that state that there is no data, or none yet (ADR 31). */
  saysNone?: readonly string[]
  /** Keys of the texts that look as if they did, but were reviewed and do not. */
  saysOther?: readonly string[]
  /** Keys of the texts that address the user, including an operator. */
  addressed?: readonly string[]
}
