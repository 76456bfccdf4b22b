import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks, setLocks } from '#tests/contract/tabs.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** Imports separate copies of the module, as in other tabs. */
const openLocks = async (count: number) => {
  const copies = []
  for (let index = 0; index < count; index += 1) {
    vi.resetModules()
    copies.push((await import('./lock.ts')).withLock)
  }
  return copies
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe.each([
  { what: 'Web Locks', locks: fakeLocks },
  { what: 'the lease in storage', locks: () => undefined },
])('$what', ({ locks }) => {
  beforeEach(() => {
    setLocks(locks())
  })

  it('admits one tab at a time', async () => {
    let inside = 0
    let most = 0
    const action = async () => {
      inside += 1
      most = Math.max(most, inside)
      await pause(20)
      inside -= 1
    }
    const tabs = await openLocks(4)
    await Promise.all(tabs.map((withLock) => withLock('session', action)))
    expect(most).toBe(1)
  })

  it('serialises two actions of the same tab', async () => {
    const [withLock] = await openLocks(1)
    const steps: string[] = []
    const action = async () => {
      steps.push('in')
      await pause(20)
      steps.push('out')
    }
    await Promise.all([withLock?.('session', action), withLock?.('session', action)])
    expect(steps).toEqual(['in', 'out', 'in', 'out'])
  })

  it('is released after a failure', async () => {
    const [one, other] = await openLocks(2)
    await expect(one?.('session', () => Promise.reject(new Error('gateway')))).rejects.toThrow('gateway')
    expect(await other?.('session', () => Promise.resolve('in'))).toBe('in')
  })

  it('does not block a lock of another name', async () => {
    const [one, other] = await openLocks(2)
    const never = new Promise<never>(() => undefined)
    void one?.('session', () => never)
    expect(await other?.('payment', () => Promise.resolve('in'))).toBe('in')
  })
})

describe('lease', () => {
  beforeEach(() => {
    setLocks(undefined)
    vi.useFakeTimers()
  })

  it('of a crashed tab expires', async () => {
    localStorage.setItem('lease.session', `crashed ${Date.now() + 10_000}`)
    const [one] = await openLocks(1)
    const entered = vi.fn(() => Promise.resolve())
    void one?.('session', entered)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(entered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(entered).toHaveBeenCalledOnce()
  })

  it('written by a clock far ahead does not block other tabs', async () => {
    localStorage.setItem('lease.session', `other ${Date.now() + 1e12}`)
    const [one] = await openLocks(1)
    const entered = vi.fn(() => Promise.resolve())
    void one?.('session', entered)
    await vi.advanceTimersByTimeAsync(200)
    expect(entered).toHaveBeenCalledOnce()
  })

  it('that is unreadable counts as free', async () => {
    localStorage.setItem('lease.session', 'rubbish')
    const [one] = await openLocks(1)
    const entered = vi.fn(() => Promise.resolve())
    void one?.('session', entered)
    await vi.advanceTimersByTimeAsync(200)
    expect(entered).toHaveBeenCalledOnce()
  })

  it('is held as long as its action runs, even for a slow gateway', async () => {
    const [one, other] = await openLocks(2)
    void one?.('session', () => pause(30_000))
    await vi.advanceTimersByTimeAsync(100)
    const entered = vi.fn(() => Promise.resolve())
    void other?.('session', entered)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(entered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(entered).toHaveBeenCalledOnce()
    expect(localStorage.getItem('lease.session')).toBeNull()
  })

  it('taken by another tab while this one was suspended is neither renewed nor removed', async () => {
    const [one] = await openLocks(1)
    void one?.('session', () => pause(5_000))
    await vi.advanceTimersByTimeAsync(100)
    const theirs = `other ${Date.now() + 10_000}`
    localStorage.setItem('lease.session', theirs)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(localStorage.getItem('lease.session')).toBe(theirs)
  })
})
