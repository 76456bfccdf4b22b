import { useSyncExternalStore } from 'react'
import { subscribeFlags } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { countOverrides } from '#flags/overrides.ts'
import { createEmitter } from '#shared/state/emitter.ts'
import { campusOf } from './emulate.ts'
import type { LabHost } from './panel.ts'

/** Summary of this tab's emulation. */
interface Emulation {
  /** Emulated campus, or null. */
  campus: string | null
  /** Number of flags that QA has overridden. */
  overrides: number
}

const changed = createEmitter<undefined>()

/** Notifies the badge that the campus may have changed. */
export const noteEmulation = (): void => changed.emit(undefined)

/** Subscribes to changes of the campus or an override. @returns an unsubscribe function */
export const subscribeEmulation = (listener: () => void): (() => void) => {
  const undo = [changed.subscribe(listener), subscribeFlags(listener)]
  return () => {
    for (const end of undo) end()
  }
}

/** Returns this tab's emulation and re-renders when it changes. */
export const useEmulation = (host: LabHost): Emulation => {
  const campus = useSyncExternalStore(subscribeEmulation, () => campusOf(host))
  const overrides = useSyncExternalStore(subscribeEmulation, countOverrides)
  return { campus, overrides }
}

/** Returns the active variant of this page, including `default`. */
export const useVariant = (): string => useSyncExternalStore(subscribeEmulation, () => getFlag('campus.variant'))
