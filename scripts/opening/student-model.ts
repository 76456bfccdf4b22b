import { exponential, lognormal } from './chance.ts'

/* What people do. None of it is shipped code; the report names each number. */

const SECOND_MS = 1000

/** Share of the students who have the page open, with a plan, before the opening. */
const WAITING_SHARE = 0.7
/** Mean of the arrivals of the others, and the last one. */
const ARRIVAL = { mean: 150 * SECOND_MS, max: 600 * SECOND_MS }

/** A student: arrival and decisions, the same in every variant that is compared. */
export interface Student {
  /** True when the page is open before the opening. */
  isWaiting: boolean
  /** Moment of the arrival, in milliseconds after the opening; 0 for those who wait. */
  arrivesAt: number
  /** Difference between the corrected clock of the page and the gateway's, in milliseconds. */
  clockError: number
  /** Time from the open form to the press on 'Simpan KRS'. */
  pressMs: number
}

export const createStudent = (chance: () => number): Student => {
  const isWaiting = chance() < WAITING_SHARE
  return {
    isWaiting,
    arrivesAt: isWaiting ? 0 : exponential(chance, ARRIVAL.mean, ARRIVAL.max),
    clockError: (2 * chance() - 1) * SECOND_MS,
    pressMs: lognormal(chance, isWaiting ? 6 * SECOND_MS : 60 * SECOND_MS, 0.6),
  }
}

/** Time from the message that the response was lost to the next press. */
export const repeatMs = (chance: () => number): number => lognormal(chance, 8 * SECOND_MS, 0.6)

/** The modelled numbers in words, for the report. */
export const STUDENT_WORDS = [
  `${WAITING_SHARE * 100} % have the page open with a plan; the others arrive with an exponential distribution (mean 150 s, within 10 minutes)`,
  'clock of a page: within 1 s of the gateway’s (uniform)',
  'press on Simpan KRS after the form is open: lognormal, median 6 s with a plan, 60 s without (spread 0.6)',
  'next press after a lost response: lognormal, median 8 s (spread 0.6); half press Simpan KRS, half Muat Ulang in the queue',
]
