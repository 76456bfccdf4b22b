import { now } from '#shared/clock.ts'
import { createEmitter } from '#shared/emitter.ts'

let offsetMs = 0
const changes = createEmitter<undefined>()

/**
 * Notes the time of the gateway from an answer's Date header, for calls that pass it as `heard`. A gateway on another
 * origin has to expose the header; without one the device's clock counts on.
 */
export const noteGatewayTime = ({ headers }: Pick<Response, 'headers'>): void => {
  const told = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(told)) return
  offsetMs = told - now().getTime()
  changes.emit(undefined)
}

/** Now by the gateway's clock, in milliseconds since 1970; whole seconds behind it at the most, never ahead. */
export const gatewayNow = (): number => now().getTime() + offsetMs

/** Calls back when the gateway has told its time. @returns the undo */
export const onGatewayTime = changes.subscribe

/** Back to the device's clock, for tests and another campus. */
export const forgetGatewayTime = (): void => {
  offsetMs = 0
}
