import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#gateway/gateway-error.ts'
import { dropIntent, keptIntents, readIntent } from '#gateway/intent.ts'
import { leaveOnce } from '#gateway/leave-once.ts'
import { now, setClock } from '#shared/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { createLocks } from '#tests/tab-locks.ts'
import { ARRIVAL_MS, resultOfOrder } from './status-pembayaran.ts'

const ORDER = { key: 'bayar', operation: 'processPembayaran', label: 'Bayar 1 tagihan' }
const DRAWS = 200
/** The same draws each time: what fails here fails again. */
const SEED = 20_261_022
const TABS = 2
const RECHECK_MS = 5_000
const END_MS = 400_000

/** What becomes of a request: when it reaches the gateway (null: never), and when and how the page learns of it. */
interface Fate {
  /** The token is renewed before it leaves; a page that dies before has sent nothing. */
  departsMs: number
  arrivesMs: number | null
  answersMs: number
  isAnswered: boolean
}
type Step = { kind: 'press' | 'reload'; tab: number; at: number }

const fate: fc.Arbitrary<Fate> = fc.record({
  departsMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70_000 })),
  arrivesMs: fc.option(fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: ARRIVAL_MS - 1_000 }))),
  answersMs: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 60_000 })),
  isAnswered: fc.boolean(),
})
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('press', 'press', 'press', 'reload'),
  tab: fc.integer({ min: 0, max: TABS - 1 }),
  at: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 200_000 })),
})

/** A gateway that takes every order that reaches it: whatever protects the student is ours. */
const createWorld = (fates: readonly Fate[]) => {
  const world = { orders: 0, sends: 0, underway: 0 }
  const depart = ({ arrivesMs }: Fate): void => {
    expect(world.orders + world.underway).toBe(0) // nothing of it exists, or can still arrive
    if (arrivesMs === null) return
    world.underway += 1
    setTimeout(() => {
      world.underway -= 1
      world.orders += 1
    }, arrivesMs)
  }
  const send = (isAlive: () => boolean): Promise<void> => {
    const next = fates[world.sends % fates.length]
    world.sends += 1
    if (!next) return Promise.resolve()
    const { departsMs, arrivesMs, answersMs, isAnswered } = next
    const isHeard = isAnswered && arrivesMs !== null && arrivesMs <= answersMs
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        if (isAlive()) depart(next)
      }, departsMs)
      setTimeout(() => {
        if (!isAlive()) return
        if (isHeard) resolve()
        else reject(new GatewayError('', { kind: 'timeout', operation: ORDER.operation }))
      }, departsMs + answersMs)
    })
  }
  const readAccess = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return world.orders > 0 ? ('processing' as const) : ('open' as const)
  }
  return { world, send, readAccess }
}

/** One page of the portal, doing what useWrite and the screen do, without drawing it. */
const openPage = (tab: number, locks: ReturnType<typeof createLocks>, gateway: ReturnType<typeof createWorld>) => {
  let isAlive = true
  let isBusy = false
  let isLocked = false
  const life = () => isAlive
  const look = async () => {
    isLocked ||= keptIntents(ORDER.operation).length > 0
    if (!isLocked || isBusy) return
    const since = readIntent(ORDER.key)?.since
    const access = await gateway.readAccess()
    if (!isAlive) return
    const result = since === undefined ? 'done' : resultOfOrder(access, false, now().getTime() - since)
    if (result === 'unknown') return
    if (since !== undefined) dropIntent(ORDER.key)
    isLocked = false
  }
  const press = async () => {
    if (isBusy || isLocked) return
    isBusy = true
    locks.enter(tab, life)
    const mayLeave = async () => {
      const access = await gateway.readAccess()
      if (!isAlive) return new Promise<boolean>(() => undefined) // nothing goes on in a page that is gone
      running = life
      return access === 'open'
    }
    const { kind } = await leaveOnce(ORDER, { send: () => gateway.send(life), mayLeave })
    if (!isAlive) return
    isBusy = false
    if (kind === 'answered') dropIntent(ORDER.key)
    isLocked = kind === 'failed' || kind === 'held'
  }
  running = life
  const timer = setInterval(() => void look(), RECHECK_MS)
  void look()
  const die = () => {
    isAlive = false
    clearInterval(timer)
    locks.release(tab)
  }
  return { press, die, isOpen: () => !isBusy && !isLocked }
}

/** Whose turn it is: what repeats itself in a page ends with the page. */
let running = () => true

beforeEach(() => {
  vi.useFakeTimers()
  const start = globalThis.setInterval
  vi.spyOn(globalThis, 'setInterval').mockImplementation((...[action, ms]) => {
    const isAlive = running
    return start(() => {
      if (isAlive() && typeof action === 'function') Reflect.apply(action, undefined, [])
    }, ms)
  })
  setClock(() => Date.now())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  setClock(Date.now)
  localStore.clear()
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
})

test('in 200 timed draws of presses, tabs, reloads and lost answers no order is made twice, and none is lost for good', async () => {
  const seen = { draws: 0, presses: 0, reloads: 0, sends: 0, orders: 0, most: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.array(fate, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (steps, fates, hasLocks) => {
        localStore.clear()
        vi.clearAllTimers()
        const locks = createLocks(hasLocks)
        const gateway = createWorld(fates)
        const pages = Array.from({ length: TABS }, (_, tab) => openPage(tab, locks, gateway))
        for (const { kind, tab, at } of steps) {
          setTimeout(() => {
            if (kind === 'press') void pages[tab]?.press()
            else {
              pages[tab]?.die()
              pages[tab] = openPage(tab, locks, gateway)
            }
          }, at)
        }
        await vi.advanceTimersByTimeAsync(END_MS)
        const { orders, sends, underway } = gateway.world
        expect(orders).toBeLessThanOrEqual(1)
        expect(underway).toBe(0)
        expect(pages.every((page) => page.isOpen())).toBe(true) // everybody knows how it ended
        expect(keptIntents(ORDER.operation)).toEqual([])
        seen.draws += 1
        seen.presses += steps.filter(({ kind }) => kind === 'press').length
        seen.reloads += steps.filter(({ kind }) => kind === 'reload').length
        seen.sends += sends
        seen.orders += orders
        seen.most = Math.max(seen.most, orders)
      },
    ),
    { numRuns: DRAWS, seed: SEED },
  )
  console.info(
    `${seen.draws} draws: ${seen.presses} presses, ${seen.reloads} reloads, ${seen.sends} requests, ` +
      `${seen.orders} orders, at most ${seen.most} in a draw; 0 sent twice`,
  )
  expect(seen).toMatchObject({ draws: DRAWS, most: 1 })
  expect(seen.sends).toBeGreaterThan(DRAWS / 2)
})
