import type { FlagMetadata, JsonValue, ResolutionReason } from '@openfeature/web-sdk'
import { LAYERS, type LayerName, type Layers, type Opinion } from './layers.ts'

/** A decided flag in OpenFeature's terms; `flagMetadata.trace` is the JSON text of `TraceStep[]`. */
export interface Resolution {
  readonly value: JsonValue
  readonly reason: ResolutionReason
  readonly flagMetadata: FlagMetadata
}

/** Opinion of one layer, and its effect. */
export interface TraceStep {
  layer: LayerName
  /** null: no opinion. */
  opinion: JsonValue
  source: string | null
  decided: boolean
  assumed?: boolean
  absent?: boolean
  kept?: boolean
  /** True when the opinion is ignored because the campus declares the entry absent. */
  clamped?: boolean
}

const REASONS: Readonly<Record<LayerName, ResolutionReason>> = {
  default: 'DEFAULT',
  campus: 'TARGETING_MATCH',
  runtime: 'STATIC',
  settings: 'TARGETING_MATCH',
  service: 'TARGETING_MATCH',
  server: 'TARGETING_MATCH',
  override: 'STATIC',
}

const isClamped = (layer: LayerName, absent: boolean): boolean =>
  absent && layer !== 'default' && layer !== 'campus' && layer !== 'override'

const marksOf = ({ assumed, absent, kept }: Opinion, clamped: boolean): Partial<TraceStep> => ({
  ...(assumed && { assumed }),
  ...(absent && { absent }),
  ...(kept && { kept }),
  ...(clamped && { clamped }),
})

/**
 * Lists the opinion of each layer on a flag, weakest first.
 * @param absent true when the campus declares that it does not have it
 */
export const traceOf = (key: string, layers: Layers, decider: LayerName, absent: boolean): TraceStep[] =>
  LAYERS.map((layer) => {
    const opinion = layers[layer].get(key)
    const decided = layer === decider
    if (!opinion) return { layer, opinion: null, source: null, decided }
    const { value, source } = opinion
    return { layer, opinion: value, source, decided, ...marksOf(opinion, isClamped(layer, absent)) }
  })

/**
 * Decides one flag: default < campus < … < server < override; `absent` clamps all but the override (readings, 1). The
 * trace is created lazily.
 * @param key a key of the table; any other key returns undefined
 */
export const resolveFlag = (key: string, layers: Layers): Resolution | undefined => {
  const absent = layers.campus.get(key)?.absent === true
  let decider: LayerName = 'default'
  let decided: Opinion | undefined
  for (const layer of LAYERS) {
    const opinion = isClamped(layer, absent) ? undefined : layers[layer].get(key)
    if (!opinion) continue
    decider = layer
    decided = opinion
  }
  if (!decided) return undefined
  const { value, source, kept } = decided
  let trace: string | undefined
  return {
    value,
    reason: kept ? 'CACHED' : REASONS[decider],
    flagMetadata: {
      layer: decider,
      source,
      get trace() {
        trace ??= JSON.stringify(traceOf(key, layers, decider, absent))
        return trace
      },
    },
  }
}
