import type { JsonValue } from '@openfeature/web-sdk'
import { store } from './flag-state.ts'

/** What QA has decided on this page, by flag; see setOverride. */
export const getOverrides = (): Record<string, JsonValue> =>
  Object.fromEntries([...store.layer('override')].map(([key, { value }]) => [key, value]))

/** How many flags QA has decided on this page. */
export const countOverrides = (): number => store.layer('override').size
