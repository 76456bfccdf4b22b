import { noteGatewayDate } from '#shared/campus/campus-clock.ts'
import { now } from '#shared/state/clock.ts'
import type { GatewayRequest } from './gateway-request.ts'

/** Now by the device's clock: when a call is sent. */
export const sendTime = (): number => now().getTime()

/** Start of the page: the head script has requested early answers at some time since. */
export const pageStart = (): number => sendTime() - performance.now()

/**
 * Corrects the campus's clock by an answer of the gateway. Answers that a cache may have kept are left out, reference data
 * and whatever has an age: their Date is old; and so is the campus service, which is another server.
 * @param sentAt as sendTime said it
 */
export const noteDate = ({ reference, server }: GatewayRequest, { headers }: Response, sentAt: number): void => {
  if (reference || server !== undefined || Number(headers.get('Age')) > 0) return
  noteGatewayDate(headers.get('Date'), { sentAt, receivedAt: sendTime() })
}
