import { lognormal } from './chance.ts'

/** Facts of the modelled gateway. */
export interface GatewayFacts {
  /** Requests per second that it answers. */
  capacity: number
  /** Longest wait in its queue, in milliseconds; a request that would wait longer is answered with 504 after this time. */
  timeoutMs: number
  /** Share of the saves answered with 504 that have taken effect. */
  lostShare: number
}

/** Answer to one request, by the clock of the gateway. */
export interface Answer {
  isServed: boolean
  /** Moment at which the response is sent. */
  doneAt: number
}

const SECOND_MS = 1000

/** Gateway with a queue in the order of arrival. It counts what it receives. */
export const createGateway = ({ capacity, timeoutMs }: GatewayFacts) => {
  let freeAt = Number.NEGATIVE_INFINITY
  const perSecond = new Map<number, number>()
  const counts = { requests: 0, rejected: 0, useful: 0 }
  return {
    counts,
    /** Receives a request; calls come in the order of time. */
    receive: (now: number): Answer => {
      const second = Math.floor(now / SECOND_MS)
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1)
      counts.requests += 1
      const begin = Math.max(now, freeAt)
      if (begin - now > timeoutMs) {
        counts.rejected += 1
        return { isServed: false, doneAt: now + timeoutMs }
      }
      freeAt = begin + SECOND_MS / capacity
      return { isServed: true, doneAt: freeAt }
    },
    /** Largest number of requests in one second. */
    peak: (): number => Math.max(0, ...perSecond.values()),
  }
}

export type Gateway = ReturnType<typeof createGateway>

/** One way through the network, in milliseconds. */
export const latencyOf = (chance: () => number): number => lognormal(chance, 40, 0.6)
