import { jitter } from '#shared/state/backoff.ts'
import { setClock } from '#shared/state/clock.ts'
import { seeded } from './chance.ts'
import { createGateway, type GatewayFacts } from './gateway-model.ts'
import type { World } from './page-model.ts'
import { type Fate, visitPortal } from './portal-student.ts'
import { visitReloading } from './reloading-student.ts'
import { createStudent, type Student } from './student-model.ts'
import { startVirtualTime } from './virtual-time.ts'

const SECOND_MS = 1000
/** Begin before the opening, so that clocks that are ahead are part of it. */
const BEGIN_MS = -10 * SECOND_MS

/** Facts of one run. */
export interface OpeningFacts extends GatewayFacts {
  students: number
  seed: number
  /** End of the simulation, in milliseconds after the opening, for students who are never saved. */
  longestMs: number
  /** Jitter of the shipped delays, from 0 to 1; seeded by default. Tests break it. */
  jitterOf?: () => number
}

/** Figures of one run. Times are seconds after the opening; null when that share was not saved. */
export interface OpeningResult {
  requests: number
  peak: number
  /** Mean requests per second until everyone has saved, or until the end. */
  mean: number
  /** Share of the requests that were answered with 504 or changed nothing for the student. */
  wasted: number
  rejected: number
  half: number | null
  most: number | null
  all: number | null
  saved: number
  /** Saves that the portal confirmed and the gateway does not have. */
  lost: number
  /** Saves that the gateway stored more often than the student pressed. */
  doubled: number
  /** Saves that the gateway stored again because the student pressed again. */
  pressedAgain: number
}

type Visit = (world: World, student: Student, fate: Fate) => unknown

/** Runs one portal for all students, in virtual time. */
const run = async (visit: Visit, facts: OpeningFacts): Promise<OpeningResult> => {
  const { students, seed, longestMs, jitterOf = seeded(seed + 1), lostShare } = facts
  const time = startVirtualTime(BEGIN_MS)
  const real = { jitter: jitter.next, stackTraceLimit: Error.stackTraceLimit }
  Error.stackTraceLimit = 0 // no stacks for a million lost responses
  jitter.next = jitterOf
  setClock(time.now)
  try {
    const gateway = createGateway(facts)
    const world: World = { time, gateway, chance: seeded(seed + 2), lostShare }
    const people = seeded(seed)
    const fates: Fate[] = []
    const failures: unknown[] = []
    for (let place = 0; place < students; place += 1) {
      const student = createStudent(people)
      const fate: Fate = { savedAt: null, presses: 0, stored: 0 }
      fates.push(fate)
      const visited: unknown = visit(world, student, fate)
      if (visited instanceof Promise) visited.catch((error: unknown) => failures.push(error))
    }
    await time.run(longestMs)
    if (failures.length > 0) throw failures[0]
    const times = fates.flatMap(({ savedAt }) => savedAt ?? []).toSorted((a, b) => a - b)
    const timeOf = (share: number): number | null => {
      const moment = times[Math.ceil(share * students) - 1]
      return moment === undefined ? null : moment / SECOND_MS
    }
    const sumOf = (count: (fate: Fate) => number): number => fates.reduce((sum, fate) => sum + count(fate), 0)
    const { requests, rejected, useful } = gateway.counts
    const all = timeOf(1)
    return {
      requests,
      rejected,
      peak: gateway.peak(),
      mean: requests / (all ?? longestMs / SECOND_MS),
      wasted: (requests - useful) / requests,
      half: timeOf(0.5),
      most: timeOf(0.95),
      all,
      saved: times.length,
      lost: sumOf(({ savedAt, stored }) => (savedAt !== null && stored === 0 ? 1 : 0)),
      doubled: sumOf(({ stored, presses }) => Math.max(0, stored - presses)),
      pressedAgain: sumOf(({ stored, presses }) => Math.max(0, Math.min(stored, presses) - 1)),
    }
  } finally {
    time.end()
    jitter.next = real.jitter
    Error.stackTraceLimit = real.stackTraceLimit
    setClock(Date.now)
  }
}

/** Simulates the opening with the shipped functions. */
export const simulatePortal = (facts: OpeningFacts): Promise<OpeningResult> => run(visitPortal, facts)

/** Simulates the opening with a portal that reloads every 3 s. */
export const simulateReloading = (facts: OpeningFacts): Promise<OpeningResult> => run(visitReloading, facts)
