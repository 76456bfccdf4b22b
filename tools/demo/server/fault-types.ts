/**
 * Faults of a call: latency (response after ms), client and server (status), timeout504, network (no response), captive
 * (HTML 200 of a hotspot), cut (half of the JSON), lost (the write takes effect but its response is lost, or with
 * `status` is replaced by a failure from a proxy), empty (the write takes effect, 204 without a body), malformed (the
 * field at `path` has a wrong type).
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

/** One line of the fault script. Without `times` it applies forever. Lines apply in order, one for each call. */
export interface Fault {
  /** operationId, or * for every operation. */
  operation: string
  kind: FaultKind
  times?: number
  ms?: number
  status?: number
  /** Message of a client or server failure. */
  message?: string
  /** Dotted path of the malformed field: tagihan.0.tunggakan */
  path?: string
}
