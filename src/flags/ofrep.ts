import { type EvaluationContext, ProviderEvents } from '@openfeature/web-sdk'
import { isRecord } from '#shared/text/is-record.ts'
import { isFlagKey, isFlagValue } from './table/is-flag-value.ts'
import type { Layer, Opinion } from './table/layers.ts'

/** A service that only repeats a default, or knows nothing, has no opinion. */
const SAYS_NOTHING: ReadonlySet<unknown> = new Set(['DEFAULT', 'DISABLED', 'ERROR'])

const toLayer = (answers: Readonly<Record<string, unknown>>, source: string): Layer =>
  new Map(
    Object.entries(answers).flatMap(([key, answer]): [string, Opinion][] => {
      const { value, reason } = isRecord(answer) ? answer : {}
      return isFlagKey(key) && isFlagValue(key, value) && !SAYS_NOTHING.has(reason) ? [[key, { value, source }]] : []
    }),
  )

/**
 * Connects to a flag service that speaks OFREP, so that a fleet can move a flag without a release (design, flags).
 * The client is loaded when it is needed; a service that cannot be reached changes nothing. One connection serves
 * one context: for another campus close it and connect again, so that no late answer speaks for the wrong campus.
 * @param url address of the service
 * @param onOpinions called with what the service says, first and after each change
 * @returns closes the connection; nothing is said after that
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
    // No cache of its own: what it stored would outlive a logout.
    const client = new OFREPWebProvider({ baseUrl: url, cacheMode: 'disabled' })
    const publish = () => {
      if (!closed) onOpinions(toLayer(client.flagCache, url))
    }
    close = () => client.onClose?.()
    await client.initialize(context)
    if (closed) close() // closed while it was starting: what it registered since then goes too
    client.events.addHandler(ProviderEvents.ConfigurationChanged, publish)
    publish()
  }
  connect().catch(() => undefined) // unreachable or refused: the values of this page stand
  return () => {
    closed = true
    close()
  }
}
