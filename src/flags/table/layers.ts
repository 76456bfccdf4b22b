import type { JsonValue } from '@openfeature/web-sdk'

/**
 * Sources of a value; the last opinion wins (readings, 1). `runtime` is the configuration of the deployment, `settings`
 * are the campus settings of section 1, `service` is a flag service (OFREP), `server` the menu configuration and the
 * balance switch, `override` is QA.
 */
export const LAYERS = ['default', 'campus', 'runtime', 'settings', 'service', 'server', 'override'] as const

export type LayerName = (typeof LAYERS)[number]

/** Value of one layer for one flag. */
export interface Opinion {
  readonly value: JsonValue
  /** File, server key, address or link that it comes from. */
  readonly source: string
  /** True when the specification does not name the campus and we chose it (docs/readings.md). */
  readonly assumed?: boolean
  /** True when the campus does not have it: only an override can turn it on. */
  readonly absent?: boolean
  /** True when it comes from a server response of an earlier visit; the fresh one has not arrived. */
  readonly kept?: boolean
}

export type Layer = ReadonlyMap<string, Opinion>
export type Layers = Readonly<Record<LayerName, Layer>>

export const NO_OPINIONS: Layer = new Map()

/** Returns layers that contain the defaults only. */
export const onlyDefaults = (defaults: Layer): Layers => ({
  default: defaults,
  campus: NO_OPINIONS,
  runtime: NO_OPINIONS,
  settings: NO_OPINIONS,
  service: NO_OPINIONS,
  server: NO_OPINIONS,
  override: NO_OPINIONS,
})
