import { latencyOf } from './gateway-model.ts'
import { COLD_READS, NEEDED } from './krs-calls.ts'
import { OPENS_AT, type World } from './page-model.ts'
import type { Fate } from './portal-student.ts'
import type { Student } from './student-model.ts'

/** Interval between two loads, and between two attempts to save. */
const RELOAD_MS = 3000
const OTHERS = COLD_READS.length - NEEDED.length

/**
 * Runs a student of a portal that reloads every 3 s until the form is there, and then sends the save every 3 s until it
 * is confirmed. An attempt begins 3 s after the end of the last one.
 */
export const visitReloading = (world: World, student: Student, fate: Fate): void => {
  const { time, gateway, chance, lostShare } = world
  const save = (): void => {
    const { isServed, doneAt } = gateway.receive(time.now())
    if (isServed || chance() < lostShare) fate.stored += 1
    const end = doneAt + 2 * latencyOf(chance)
    if (!isServed) {
      time.at(end + RELOAD_MS, save)
      return
    }
    gateway.counts.useful += 1
    time.at(end, () => {
      fate.savedAt = time.now()
    })
  }
  const load = (): void => {
    let end = time.now()
    const receive = (count: number): number => {
      let served = 0
      for (let call = 0; call < count; call += 1) {
        const { isServed, doneAt } = gateway.receive(time.now())
        if (isServed) served += 1
        end = Math.max(end, doneAt)
      }
      return served
    }
    const needed = receive(NEEDED.length)
    const others = receive(OTHERS)
    const isUsable = needed === NEEDED.length && time.now() >= OPENS_AT
    end += 2 * latencyOf(chance)
    if (!isUsable) {
      time.at(end + RELOAD_MS, load)
      return
    }
    gateway.counts.useful += needed + others
    time.at(end + student.pressMs, () => {
      fate.presses += 1
      save()
    })
  }
  const first = student.isWaiting ? student.clockError + chance() * RELOAD_MS : student.arrivesAt
  time.at(OPENS_AT + first, load)
}
