import { table } from 'virtual:flag-table'
import { useSyncExternalStore } from 'react'
import { changes, store } from './flag-state.ts'
import { LAYERS, type LayerName, type Layers } from './table/layers.ts'
import { resolveFlag, type TraceStep, traceOf } from './table/resolve-flag.ts'

/** The compiled table of flags/, for tools that look at every campus at once. */
export const flagTable = table

/** One decision with everything that every layer said. */
export interface Inspection {
  readonly key: string
  readonly value: TraceStep['opinion']
  readonly decider: LayerName
  /** One step a layer, weakest first. */
  readonly steps: readonly TraceStep[]
}

/**
 * Decides one flag over any layers, and says what each of them said.
 * @returns undefined for a key that the manifest does not know
 */
export const inspectFlag = (key: string, layers: Layers): Inspection | undefined => {
  const decided = resolveFlag(key, layers)
  const decider = LAYERS.find((layer) => layer === decided?.flagMetadata['layer'])
  if (!decided || !decider) return undefined
  const absent = layers.campus.get(key)?.absent === true
  return { key, value: decided.value, decider, steps: traceOf(key, layers, decider, absent) }
}

const read = (): Layers => ({
  default: store.layer('default'),
  campus: store.layer('campus'),
  runtime: store.layer('runtime'),
  settings: store.layer('settings'),
  service: store.layer('service'),
  server: store.layer('server'),
  override: store.layer('override'),
})

let seen = read()

/** The layers of this page as they stand: the same object until one of them changes. */
export const currentLayers = (): Layers => {
  const fresh = read()
  if (LAYERS.some((layer) => fresh[layer] !== seen[layer])) seen = fresh
  return seen
}

/** The layers of this page; renders again when one of them changes. */
export const useLayers = (): Layers => useSyncExternalStore(changes.subscribe, currentLayers)
