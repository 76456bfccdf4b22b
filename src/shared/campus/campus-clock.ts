import { now } from '../state/clock.ts'
import { createStore } from '../state/create-store.ts'

/** Lead of the gateway's clock over the device's, in milliseconds. */
const correction = createStore(0)

const SECOND_MS = 1000
/** Of 'Thu, 22 Oct 2026 07:05:00 GMT'. A proxy that adds a second header makes one text of both: the first counts. */
const DATE_LENGTH = 29

/** Request and arrival time of an answer by the device's clock, in milliseconds since 1970. */
export interface Exchange {
  sentAt: number
  receivedAt: number
}

/**
 * Corrects the clock by the Date header of a gateway's answer (readings, 29). The header has whole seconds and was written
 * at some time of the exchange, so it says between which limits the gateway is ahead; a correction between them stays as it
 * is, within a second: nothing moves for a slow answer. Of two answers the quicker one counts, as its limits are narrower.
 * A gateway on another origin has to expose the header; without it the device's clock counts.
 */
export const noteGatewayDate = (date: string | null, { sentAt, receivedAt }: Exchange): void => {
  const written = Date.parse(date?.slice(0, DATE_LENGTH) ?? '')
  if (Number.isNaN(written)) return
  const [least, most] = [written - receivedAt, written + SECOND_MS - sentAt]
  const known = correction.get()
  if (known < least - SECOND_MS || known > most) correction.set(least)
}

/** Now by the gateway's clock, in milliseconds since 1970, to a second or two. */
export const campusNow = (): number => now().getTime() + correction.get()

/**
 * Converts a stamp of the device's clock to the campus's clock.
 * @param deviceMs a stamp of `now()` or Date.now
 */
export const fromDevice = (deviceMs: number): number => deviceMs + correction.get()

/** Converts a moment of the campus to the device's clock, for stamps whose age counts by the device's clock. */
export const toDevice = (campusMs: number): number => campusMs - correction.get()

/** Calls back when the correction has changed. @returns the unsubscribe function */
export const onCorrection = correction.subscribe
