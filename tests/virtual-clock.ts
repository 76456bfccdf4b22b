import { vi } from 'vitest'

interface Timer {
  id: number
  at: number
  run: () => void
}

/** Maximum number of microtask turns in which the promise reactions to one timer end. */
const TURNS = 30

/**
 * Virtual time for thousands of pages. Vitest's fake timers wait in real time after each timer; this clock does not.
 */
export interface VirtualClock {
  /** Milliseconds since the start of the clock. */
  now: () => number
  /** Advances by milliseconds and runs all due timers in order, each with its promise reactions. */
  advance: (ms: number) => Promise<void>
}

/** Replaces setTimeout, clearTimeout and Date.now until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export const startVirtualClock = (): VirtualClock => {
  let now = 0
  let lastId = 0
  /** Timers by due millisecond. */
  const due = new Map<number, Map<number, Timer>>()
  const times = new Map<number, number>()
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0): number => {
    const id = ++lastId
    const at = Math.floor(now + Math.max(0, ms))
    const timers = due.get(at) ?? new Map<number, Timer>()
    due.set(at, timers.set(id, { id, at, run }))
    times.set(id, at)
    return id
  })
  vi.stubGlobal('clearTimeout', (id: number | undefined): void => {
    if (id === undefined) return
    due.get(times.get(id) ?? -1)?.delete(id)
    times.delete(id)
  })
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const runDue = async () => {
    const timers = due.get(now)
    while (timers?.size) {
      for (const { id, run } of [...timers.values()]) {
        if (!timers.delete(id)) continue
        times.delete(id)
        run()
      }
      for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
    }
    due.delete(now)
  }
  const advance = async (ms: number) => {
    const end = now + ms
    await runDue()
    while (now < end) {
      now += 1
      if (due.has(now)) await runDue()
    }
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
  }
  return { now: () => now, advance }
}
