import type { Locator, Page } from '@playwright/test'

/** An address of the product, and for whom and when it shows the most. */
export interface Case {
  address: string
  persona: string
  /** Moment of the story; the story's own without it. */
  at?: string
  /** The same screen stands before it in the list, at another address. */
  isFurther?: boolean
}

/** A screen, or a state of one, that is looked at in every width, mode and language. */
export interface Picture {
  name: string
  /** 'aktif' without it. */
  persona?: string
  address: string
  /** Sign that the screen is complete, in both languages. */
  shows: (page: Page) => Locator
  /** Only `npm run audit` looks at it: another picture has the same parts. */
  auditOnly?: true
}

/** Facts about the screens of a subject that tests cannot derive; cases.ts beside its screens.ts exports them as `cases`. */
export interface ScreenCases {
  /** Addresses of a path of the router: values for its parameters, tabs and filters. A path without any is its own address. */
  addresses?: Readonly<Record<string, readonly string[]>>
  /** For whom and when a path, or one of its addresses, shows the most, where that is not 'aktif' at the moment of the story. */
  showsMost?: Readonly<Record<string, Partial<Case>>>
  /** Operations that a student writes who presses everything there, by address. */
  writes?: Readonly<Record<string, readonly string[]>>
  pictures?: readonly Picture[]
  /** When and behind which other operations the example of the contract can be written, where the story closes it. */
  examples?: Readonly<Record<string, { at?: string; after?: readonly string[] }>>
  /** Prefixes of the text keys that the code builds from parts, each with what the rest comes from. */
  builtKeys?: Readonly<Record<string, string>>
  /** Keys of the texts that say that there is none, or not yet (ADR 31). */
  saysNone?: readonly string[]
  /** Keys of the texts that look as if they did, and were reviewed. */
  saysOther?: readonly string[]
  /** Keys of the texts that speak to whoever sits there, an operator too. */
  addressed?: readonly string[]
}
