import { store } from './flag-state.ts'
import type { Layer } from './table/layers.ts'

/** What QA has decided on this page, by flag, with where it came from; see setOverride. */
export const overrideLayer = (): Layer => store.layer('override')

/** How many flags QA has decided on this page. */
export const countOverrides = (): number => store.layer('override').size
