import { createEmitter } from '#shared/state/emitter.ts'
import type { FlagTable } from './table/flag-table.ts'
import { type Layer, type LayerName, type Layers, NO_OPINIONS, onlyDefaults } from './table/layers.ts'
import { type Resolution, resolveFlag } from './table/resolve-flag.ts'
import { defaultLayer } from './table/table-layers.ts'

/** Store of the layers; caches each decision on a flag until a layer changes. */
export interface FlagStore {
  /** Returns the decision on a flag, or undefined for a key that the manifest does not know. */
  resolution: (key: string) => Resolution | undefined
  layer: (name: LayerName) => Layer
  /** Replaces layers in one step and notifies once, with the keys whose value changed (possibly none). */
  apply: (layers: Partial<Layers>) => void
  subscribe: (listener: (changed: string[]) => void) => () => void
}

/** Creates a store over a compiled table, without campus and without server. */
export const createFlagStore = (table: FlagTable): FlagStore => {
  const keys = Object.keys(table.flags)
  const changes = createEmitter<string[]>()
  let layers = onlyDefaults(defaultLayer(table))
  let decided = new Map<string, Resolution>()
  const resolution = (key: string): Resolution | undefined => {
    const known = decided.get(key)
    if (known) return known
    const fresh = resolveFlag(key, layers)
    if (fresh) decided.set(key, fresh)
    return fresh
  }
  return {
    resolution,
    layer: (name) => layers[name],
    apply: (next) => {
      const before = keys.map((key) => resolution(key)?.value)
      layers = { ...layers, ...next }
      decided = new Map()
      changes.emit(keys.filter((key, index) => resolution(key)?.value !== before[index]))
    },
    subscribe: changes.subscribe,
  }
}

/** Empty layers for everything above the defaults. */
export const EMPTY_LAYERS: Partial<Layers> = {
  campus: NO_OPINIONS,
  runtime: NO_OPINIONS,
  settings: NO_OPINIONS,
  service: NO_OPINIONS,
  server: NO_OPINIONS,
  override: NO_OPINIONS,
}
