import { type EvaluationContext, ProviderEvents } from '@openfeature/web-sdk'
import { isRecord } from '#shared/text/is-record.ts'
import { isFlagKey, isFlagValue } from './table/is-flag-value.ts'
import type { Layer, Opinion } from './table/layers.ts'

/** Reasons without an opinion: the service repeats a default or does not know the flag. */
const SAYS_NOTHING: ReadonlySet<unknown> = new Set(['DEFAULT', 'DISABLED', 'ERROR'])

const toLayer = (answers: Readonly<Record<string, unknown>>, source: string): Layer =>
  new Map(
    Object.entries(answers).flatMap(([key, answer]): [string, Opinion][] => {
      const { value, reason } = isRecord(answer) ? answer : {}
      return isFlagKey(key) && isFlagValue(key, value) && !SAYS_NOTHING.has(reason) ? [[key, { value, source }]] : []
    }),
  )

/**
 * Connects to a flag service that speaks OFREP, so that a fleet can change a flag without a release (design, flags).
 * The client is loaded on demand; an unreachable service changes nothing. One connection serves one context: for
 * another campus close it and connect again, so that late responses for the previous campus are dropped.
 * @param url address of the service
 * @param onOpinions called with the opinions of the service, first and after each change
 * @returns a function that closes the connection; onOpinions is not called afterwards
 */
export const connectFlagService = (
  url: string,
  context: EvaluationContext,
  onOpinions: (layer: Layer) => void,
): (() => void) => {
  let closed = false
  let close: () => unknown = () => undefined
  const connect = async () => {
    const { OFREPWebProvider } = await import('@openfeature/ofrep-web-provider')
    // No client cache: its storage would survive a logout.
    const client = new OFREPWebProvider({ baseUrl: url, cacheMode: 'disabled' })
    const publish = () => {
      if (!closed) onOpinions(toLayer(client.flagCache, url))
    }
    close = () => client.onClose?.()
    await client.initialize(context)
    if (closed) close() // closed during start: also closes what was registered since
    client.events.addHandler(ProviderEvents.ConfigurationChanged, publish)
    publish()
  }
  connect().catch(() => undefined) // unreachable or rejected: the values of this page remain
  return () => {
    closed = true
    close()
  }
}
