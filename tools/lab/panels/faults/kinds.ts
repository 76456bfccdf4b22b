import type { FaultKind } from '#tools/demo/server/fault-types.ts'

/** Additional fields of a fault, depending on its kind. */
export type Extra = 'ms' | 'status' | 'message' | 'path'

interface KindTexts {
  name: string
  about: string
  extras: readonly Extra[]
}

/** Text keys of the kinds, most common first. */
export const KINDS: Readonly<Record<FaultKind, KindTexts>> = {
  latency: { name: 'kind.latency', about: 'about.latency', extras: ['ms'] },
  network: { name: 'kind.network', about: 'about.network', extras: [] },
  timeout504: { name: 'kind.timeout504', about: 'about.timeout504', extras: [] },
  server: { name: 'kind.server', about: 'about.server', extras: ['status', 'message'] },
  client: { name: 'kind.client', about: 'about.client', extras: ['status', 'message'] },
  lost: { name: 'kind.lost', about: 'about.lost', extras: [] },
  empty: { name: 'kind.empty', about: 'about.empty', extras: [] },
  captive: { name: 'kind.captive', about: 'about.captive', extras: [] },
  cut: { name: 'kind.cut', about: 'about.cut', extras: [] },
  malformed: { name: 'kind.malformed', about: 'about.malformed', extras: ['path'] },
}
