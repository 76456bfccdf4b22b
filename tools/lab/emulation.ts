import { useSyncExternalStore } from 'react'
import { subscribeFlags } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { countOverrides } from '#flags/overrides.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { campusOf } from './emulate.ts'
import type { LabHost } from './panel.ts'

/** What this tab pretends, in short. */
interface Emulation {
  /** Campus whose settings are in force, or null: nothing is emulated. */
  campus: string | null
  /** How many flags QA has decided. */
  overrides: number
}

const changed = createEmitter<undefined>()

/** Tells the badge that the campus may be another one. */
export const noteEmulation = (): void => changed.emit(undefined)

/** Calls back when the campus or an override may have changed. @returns the undo */
export const subscribeEmulation = (listener: () => void): (() => void) => {
  const undo = [changed.subscribe(listener), subscribeFlags(listener)]
  return () => {
    for (const end of undo) end()
  }
}

/** What this tab pretends; renders again when that changes. */
export const useEmulation = (host: LabHost): Emulation => {
  const campus = useSyncExternalStore(subscribeEmulation, () => campusOf(host))
  const overrides = useSyncExternalStore(subscribeEmulation, countOverrides)
  return { campus, overrides }
}

/** The variant in force on this page, `default` included. */
export const useVariant = (): string => useSyncExternalStore(subscribeEmulation, () => getFlag('campus.variant'))
