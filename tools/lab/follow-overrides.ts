import { setOverride, subscribeFlags } from '#flags/flags.ts'
import { overrideLayer } from '#flags/overrides.ts'
import { isFlagKey, isFlagValue } from '#flags/table/is-flag-value.ts'
import { keepOverrides, keptOverrides } from './tab-memory.ts'

const restore = (row: readonly unknown[]): void => {
  const [key, value, source] = row
  if (typeof key === 'string' && isFlagKey(key) && isFlagValue(key, value)) setOverride(key, value, String(source))
}

/** Restores the persisted overrides of this tab that this build still knows, and persists later changes. */
export const followOverrides = (): void => {
  const kept = keptOverrides()
  for (const row of Array.isArray(kept) ? (kept as unknown[]) : []) if (Array.isArray(row)) restore(row)
  let known = overrideLayer()
  subscribeFlags(() => {
    const layer = overrideLayer()
    if (layer === known) return
    known = layer
    keepOverrides([...layer].map(([key, { value, source }]) => [key, value, source]))
  })
}
