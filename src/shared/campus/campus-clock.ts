import { now } from '../state/clock.ts'
import { createStore } from '../state/create-store.ts'

/** Difference between the gateway's clock and the device's, in milliseconds; positive when the gateway is ahead. */
const correction = createStore(0)

const SECOND_MS = 1000
/**
 * Length of 'Thu, 22 Oct 2026 07:05:00 GMT'. When a proxy adds a second Date header, both arrive as one text: the first
 * counts.
 */
const DATE_LENGTH = 29

/** Send and receive time of a response by the device's clock, in milliseconds since 1970. */
export interface Exchange {
  sentAt: number
  receivedAt: number
}

/**
 * Corrects the clock by the Date header of a gateway response (readings, 29). The header has whole seconds and was
 * written at some time between sending and receiving, so it gives a lower and an upper limit of the difference. A
 * correction within these limits, with a second of tolerance, is not changed: a slow response moves nothing. A faster
 * response has narrower limits and therefore wins. A gateway on another origin has to expose the header; without it the
 * device's clock is used.
 */
export const noteGatewayDate = (date: string | null, { sentAt, receivedAt }: Exchange): void => {
  const written = Date.parse(date?.slice(0, DATE_LENGTH) ?? '')
  if (Number.isNaN(written)) return
  const [least, most] = [written - receivedAt, written + SECOND_MS - sentAt]
  const known = correction.get()
  if (known < least - SECOND_MS || known > most) correction.set(least)
}

/** Returns the current time by the gateway's clock, in milliseconds since 1970, accurate to a second or two. */
export const campusNow = (): number => now().getTime() + correction.get()

/**
 * Converts a timestamp of the device's clock to the campus's clock.
 * @param deviceMs a timestamp of `now()` or Date.now
 */
export const fromDevice = (deviceMs: number): number => deviceMs + correction.get()

/** Converts a moment of the campus to the device's clock, for timestamps that are compared with the device's clock. */
export const toDevice = (campusMs: number): number => campusMs - correction.get()

/** Subscribes to changes of the correction. @returns an unsubscribe function */
export const onCorrection = correction.subscribe
