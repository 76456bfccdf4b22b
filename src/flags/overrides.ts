import { store } from './flag-state.ts'
import type { Layer } from './table/layers.ts'

/** Returns the QA overrides of this page, by flag, with their origin; see setOverride. */
export const overrideLayer = (): Layer => store.layer('override')

/** Returns the number of QA overrides on this page. */
export const countOverrides = (): number => store.layer('override').size
