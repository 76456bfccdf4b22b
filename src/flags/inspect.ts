import { table } from 'virtual:flag-table'
import { type JsonValue, OpenFeature } from '@openfeature/web-sdk'
import { useSyncExternalStore } from 'react'
import { changes, store } from './flag-state.ts'
import { getFlagDetails } from './get-flag.ts'
import { PROVIDER_NAME } from './provider.ts'
import { isFlagKey } from './table/is-flag-value.ts'
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

/** A provider that is registered in place of ours: it has no layers, so its own words are all there is. */
export interface ForeignProvider {
  readonly name: string
  /** Every flag of the manifest as it decides it. The reason is OpenFeature's: STATIC, TARGETING_MATCH, an error code … */
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

/** The same object until the provider or one of its values changes. */
const currentForeign = (): ForeignProvider | null => {
  if (foreign === undefined) foreign = readForeign()
  return foreign
}

/** The provider that is registered in place of ours, or null; renders again when it or one of its values changes. */
export const useForeignProvider = (): ForeignProvider | null => useSyncExternalStore(changes.subscribe, currentForeign)
