import { table } from 'virtual:flag-table'
import { type JsonValue, OpenFeature } from '@openfeature/web-sdk'
import { useSyncExternalStore } from 'react'
import { changes, store } from './flag-state.ts'
import { getFlagDetails } from './get-flag.ts'
import { PROVIDER_NAME } from './provider.ts'
import { isFlagKey } from './table/is-flag-value.ts'
import { LAYERS, type LayerName, type Layers } from './table/layers.ts'
import { resolveFlag, type TraceStep, traceOf } from './table/resolve-flag.ts'

/** Compiled table of flags/, for tools that inspect every campus. */
export const flagTable = table

/** One decision with the opinion of every layer. */
export interface Inspection {
  readonly key: string
  readonly value: TraceStep['opinion']
  readonly decider: LayerName
  /** One step per layer, weakest first. */
  readonly steps: readonly TraceStep[]
}

/**
 * Decides one flag over any layers, and lists the opinion of each.
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

/** Returns the current layers of this page: the same object until one of them changes. */
export const currentLayers = (): Layers => {
  const fresh = read()
  if (LAYERS.some((layer) => fresh[layer] !== seen[layer])) seen = fresh
  return seen
}

/** Returns the layers of this page and re-renders when one of them changes. */
export const useLayers = (): Layers => useSyncExternalStore(changes.subscribe, currentLayers)

/** Provider registered in place of ours: it has no layers, only its results. */
export interface ForeignProvider {
  readonly name: string
  /** Result for every flag of the manifest. The reason is OpenFeature's: STATIC, TARGETING_MATCH, an error code … */
  readonly verdicts: ReadonlyMap<string, { readonly value: JsonValue; readonly reason: string }>
}

const readForeign = (): ForeignProvider | null => {
  const { name } = OpenFeature.getProvider().metadata
  if (name === PROVIDER_NAME) return null
  const verdicts = Object.keys(table.flags)
    .filter(isFlagKey)
    .map((key) => {
      const { value, reason = '', errorCode } = getFlagDetails(key)
      return [key, { value, reason: errorCode ?? reason }] as const
    })
  return { name, verdicts: new Map(verdicts) }
}

let foreign: ForeignProvider | null | undefined
changes.subscribe(() => {
  foreign = undefined
})

/** Returns the same object until the provider or one of its values changes. */
const currentForeign = (): ForeignProvider | null => {
  if (foreign === undefined) foreign = readForeign()
  return foreign
}

/** Returns the provider registered in place of ours, or null; re-renders when it or one of its values changes. */
export const useForeignProvider = (): ForeignProvider | null => useSyncExternalStore(changes.subscribe, currentForeign)
