interface Timer {
  at: number
  id: number
  run: (() => void) | null
  /** True when promise reactions follow. */
  isAwaited: boolean
}

const isEarlier = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.id < b.id)

/** Binary heap of timers, earliest first; timers of the same moment in the order in which they were set. */
const createHeap = () => {
  const rows: Timer[] = []
  const swap = (a: number, b: number): void => {
    const held = rows[a] as Timer
    rows[a] = rows[b] as Timer
    rows[b] = held
  }
  const isBefore = (a: number, b: number): boolean => isEarlier(rows[a] as Timer, rows[b] as Timer)
  return {
    first: (): Timer | undefined => rows[0],
    push: (timer: Timer): void => {
      rows.push(timer)
      for (let place = rows.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1
        if (!isBefore(place, parent)) return
        swap(place, parent)
        place = parent
      }
    },
    pop: (): void => {
      const last = rows.pop()
      if (!last || rows.length === 0) return
      rows[0] = last
      for (let place = 0; ; ) {
        const left = 2 * place + 1
        if (left >= rows.length) return
        const least = left + 1 < rows.length && isBefore(left + 1, left) ? left + 1 : left
        if (!isBefore(least, place)) return
        swap(least, place)
        place = least
      }
    },
  }
}

/** Visible document without events: background pages are not part of the simulation. */
const VISIBLE = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** Virtual time, in whole milliseconds. */
export interface VirtualTime {
  now: () => number
  /** Runs a function without promises at a moment. */
  at: (moment: number, run: () => void) => void
  wait: (ms: number) => Promise<void>
  /** Runs all timers, each with its promise reactions, until none is left or the given moment has come. */
  run: (until: number) => Promise<void>
  /** Restores the real timers. */
  end: () => void
}

/**
 * Replaces setTimeout, clearTimeout and, where there is none, document: the shipped functions then wait in virtual time.
 * @param begin first moment
 */
export const startVirtualTime = (begin: number): VirtualTime => {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, immediate: setImmediate }
  const hadDocument = 'document' in globalThis
  const heap = createHeap()
  const timers = new Map<number, Timer>()
  let now = begin
  let lastId = 0
  const set = (moment: number, run: () => void, isAwaited = true): number => {
    lastId += 1
    const timer = { at: Math.max(now, Math.round(moment)), id: lastId, run, isAwaited }
    timers.set(lastId, timer)
    heap.push(timer)
    return lastId
  }
  const clear = (id: number): void => {
    const timer = timers.get(id)
    if (timer) timer.run = null
    timers.delete(id)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => set(now + ms, run),
    clearTimeout: clear,
    ...(!hadDocument && { document: VISIBLE }),
  })
  const settle = () => new Promise((resolve) => real.immediate(resolve)) // all promise reactions have run then
  return {
    now: () => now,
    at: (moment, run) => void set(moment, run, false),
    wait: (ms) => new Promise((resolve) => void set(now + ms, resolve)),
    run: async (until) => {
      await settle()
      for (let next = heap.first(); next && next.at <= until; next = heap.first()) {
        now = next.at
        let isAwaited = false
        for (; next && next.at === now; next = heap.first()) {
          heap.pop()
          timers.delete(next.id)
          next.run?.()
          isAwaited ||= next.isAwaited
        }
        if (isAwaited) await settle()
      }
    },
    end: () => {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout })
      if (!hadDocument) Reflect.deleteProperty(globalThis, 'document')
    },
  }
}
