/**
 * What can go wrong with a call: latency (answer after ms), client and server (status), timeout504, network
 * (nothing arrives), captive (HTML 200 of a hotspot), cut (half of the JSON), lost (the effect happened, the
 * answer did not arrive, or with `status` something on the way answered in its place), empty (the effect happened, 204
 * without a body), malformed (the field at `path` has a wrong type).
 */
export const FAULT_KINDS = [
  'latency',
  'client',
  'server',
  'timeout504',
  'network',
  'captive',
  'cut',
  'lost',
  'empty',
  'malformed',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** One line of the fault script. Without `times` it stays; lines apply in order, one each call. */
export interface Fault {
  /** operationId, or * for every operation. */
  operation: string
  kind: FaultKind
  times?: number
  ms?: number
  status?: number
  /** Text of a client or server failure. */
  message?: string
  /** Dotted path of the malformed field: tagihan.0.tunggakan */
  path?: string
}
