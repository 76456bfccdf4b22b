import { now } from '#shared/state/clock.ts'
import { createStore } from '#shared/state/create-store.ts'

/** How far the gateway is ahead of the device's clock, in milliseconds. */
const offset = createStore(0)

/**
 * Notes the time of the gateway from an answer's Date header, for calls that pass it as `heard`. A gateway on another
 * origin has to expose the header; without one the device's clock counts on.
 */
export const noteGatewayTime = ({ headers }: Pick<Response, 'headers'>): void => {
  const reported = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(reported)) offset.set(reported - now().getTime())
}

/** Now by the gateway's clock, in milliseconds since 1970; whole seconds behind it at the most, never ahead. */
export const gatewayNow = (): number => now().getTime() + offset.get()

/** Calls back when the difference to the device's clock has changed. @returns the undo */
export const onGatewayTime = offset.subscribe
