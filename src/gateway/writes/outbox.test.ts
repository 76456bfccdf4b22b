// @vitest-environment node
import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { GatewayError, type GatewayErrorKind } from '../call/gateway-error.ts'
import { adoptTokens, endSession } from '../session/session.ts'
import { beginWrite, clearOutbox, endWrite, outboxEntries, removeEntry, resumeEntry } from './outbox.ts'
import { type CheckResult, failureType, type Next, type OutboxEntry, writeKey } from './outbox-entry.ts'
import { onWriteDone, setOutboxOwner, waitingWrites } from './outbox-facade.ts'

const MAX_ENTRIES = 20
const lost = (kind: GatewayErrorKind = 'network') => new GatewayError('hilang', { kind, operation: 'simpanKrs' })
const isLost = ({ kind }: GatewayError) => kind === 'network' || kind === 'timeout'

const entry = (key: string, next: Next): OutboxEntry => ({
  key,
  operation: 'simpanKrs',
  payload: null,
  label: key,
  type: 'Network Error',
  since: 0,
  phase: next.kind === 'send' ? 'waiting' : 'unknown',
  next,
})
const lose = (key: string, next: Next): boolean => {
  const flight = beginWrite(key)
  if (flight) endWrite(flight, entry(key, next))
  return flight !== null
}
const sendable = (send: () => Promise<unknown>): Next => ({ kind: 'send', send, isLost })
const checkable = (check?: () => Promise<CheckResult>): Next => ({ kind: 'check', check })
const keys = () => outboxEntries().map(({ key }) => key)
const press = async () => waitingWrites()?.resume()

afterEach(() => clearOutbox())

test.each([
  ['network', 'Network Error'],
  ['timeout', 'Gateway Timeout'],
  ['server', 'Gateway Timeout'],
] as const)('[R8-007] maps a lost response of kind %s to an entry of type %s', (kind, type) => {
  expect(failureType(lost(kind))).toBe(type)
})

test.each<[string, unknown, unknown, boolean]>([
  ['the same parameters and another body', { id: '1', data: { a: 1 } }, { id: '1', data: { a: 2 } }, true],
  ['other parameters', { id: '1', data: {} }, { id: '2', data: {} }, false],
  ['the same parameters in another order', { id: '1', at: { a: 1, b: 2 } }, { at: { b: 2, a: 1 }, id: '1' }, true],
  ['no parameters', undefined, undefined, true],
])('[R4-025] stores one entry per action: %s', (_, one, other, same) => {
  expect(writeKey('simpanKrs', one) === writeKey('simpanKrs', other)).toBe(same)
  expect(writeKey('simpanKrs', one)).not.toBe(writeKey('simpanPkrs', one))
})

describe('idempotent write', () => {
  it('[R4-026] [R4-027] is sent once per press and removed from the queue by its response', async () => {
    const sends = vi.fn(() => Promise.resolve())
    const done = vi.fn()
    onWriteDone(done)
    lose('a', sendable(sends))
    lose('b', sendable(sends))
    expect(keys()).toEqual(['a', 'b'])
    await press()
    expect(sends).toHaveBeenCalledTimes(2)
    expect(keys()).toEqual([])
    expect(done.mock.calls).toEqual(['a', 'b'].map((label) => [{ key: label, operation: 'simpanKrs', label }]))
  })

  it('stays queued when it is lost again, and is removed when the gateway rejects it', async () => {
    const sends = vi.fn(() => Promise.reject(lost('timeout')))
    lose('a', sendable(sends))
    await press()
    expect(outboxEntries()).toMatchObject([{ phase: 'waiting', type: 'Gateway Timeout' }])
    sends.mockRejectedValueOnce(
      new GatewayError('KRS dikunci', { kind: 'client', operation: 'simpanKrs', status: 403 }),
    )
    await press()
    expect(keys()).toEqual([])
  })

  it('is not sent twice by presses while in flight', async () => {
    let arrive: () => void = () => undefined
    const sends = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    lose('a', sendable(sends))
    const presses = [press(), press(), resumeEntry('a')]
    expect(waitingWrites()?.isBusy).toBe(true)
    expect(beginWrite('a')).toBeNull() // the form cannot start it either
    arrive()
    await Promise.all(presses)
    expect(sends).toHaveBeenCalledOnce()
  })

  it('is replaced by a later write of the same action', async () => {
    const [older, newer] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    lose('a', sendable(older))
    lose('a', sendable(newer))
    await press()
    expect(older).not.toHaveBeenCalled()
    expect(newer).toHaveBeenCalledOnce()
  })

  it('does not return to the queue when it was removed in flight', async () => {
    let fail: (error: GatewayError) => void = () => undefined
    lose(
      'a',
      sendable(() => new Promise((_, reject) => (fail = reject))),
    )
    const underway = press()
    removeEntry('a')
    fail(lost())
    await underway
    expect(keys()).toEqual([])
  })
})

describe('write with effect once', () => {
  it.each<[CheckResult, string[], boolean]>([
    ['done', [], true],
    ['not-done', ['not-done'], true],
    ['unknown', ['unknown'], false],
  ])('with check result %s', async (result, phases, mayLeave) => {
    const check = vi.fn(() => Promise.resolve(result))
    lose('bayar', checkable(check))
    expect(beginWrite('bayar')).toBeNull()
    await press()
    expect(check).toHaveBeenCalledOnce()
    expect(outboxEntries().map(({ phase }) => phase)).toEqual(phases)
    expect(beginWrite('bayar') !== null).toBe(mayLeave)
  })

  it('stays locked when its state is unreadable', async () => {
    lose(
      'bayar',
      checkable(() => Promise.reject(lost())),
    )
    await press()
    expect(outboxEntries()).toMatchObject([{ phase: 'unknown' }])
    expect(beginWrite('bayar')).toBeNull()
  })

  it('stays in the queue without a check until the user removes it', async () => {
    lose('bayar', checkable())
    expect(waitingWrites()).toMatchObject({ count: 1, resumable: 0 })
    await press()
    expect(outboxEntries()).toMatchObject([{ phase: 'unknown' }])
    removeEntry('bayar')
    expect(beginWrite('bayar')).not.toBeNull()
  })
})

describe('owner of the queue', () => {
  it.each([
    ['after logout', () => endSession('logout')],
    ['after a session that was refused', () => endSession('refused')],
    ['for another student', () => setOutboxOwner('061001 operator ROLE_OPERATOR 2')],
  ])('drops all entries %s, including those in flight', async (_, leave) => {
    adoptTokens({ access_token: 't', refresh_token: 'r', expires_in: 300 })
    setOutboxOwner('061001 operator ROLE_OPERATOR 1')
    const sends = vi.fn(() => Promise.reject(lost()))
    lose('a', sendable(sends))
    lose(
      'b',
      sendable(() => Promise.resolve()),
    )
    const form = beginWrite('c')
    const underway = press()
    leave()
    await underway
    if (form) endWrite(form, entry('c', sendable(sends)))
    expect(keys()).toEqual([])
    await press()
    expect(sends).toHaveBeenCalledOnce()
  })

  it('keeps the entries when the same student returns', () => {
    setOutboxOwner('061001 sekar ROLE_MAHASISWA sekar')
    lose('a', checkable())
    setOutboxOwner('061001 sekar ROLE_MAHASISWA sekar')
    expect(keys()).toEqual(['a'])
  })
})

describe('write that replaces a value another device may have changed', () => {
  const replacing = (send: () => Promise<unknown>, isOvertaken: () => Promise<boolean>): Next => ({
    kind: 'send',
    send,
    isLost,
    isOvertaken,
  })

  it.each([
    ['not overtaken', () => Promise.resolve(false), 1, []],
    ['overtaken', () => Promise.resolve(true), 0, ['overtaken']],
    ['unknown', () => Promise.reject(lost()), 0, ['waiting']],
  ])('is sent by a press unless another device may have written since: %s', async (_, isOvertaken, sends, phases) => {
    const send = vi.fn(() => Promise.resolve())
    lose('a', replacing(send, isOvertaken))
    await press()
    expect(send).toHaveBeenCalledTimes(sends)
    expect(outboxEntries().map(({ phase }) => phase)).toEqual(phases)
  })

  it('is sent only by an explicit decision, not by another press', async () => {
    const send = vi.fn(() => Promise.resolve())
    lose(
      'a',
      replacing(send, () => Promise.resolve(true)),
    )
    await press()
    await press()
    expect(waitingWrites()).toMatchObject({ count: 1, resumable: 0 })
    expect(send).not.toHaveBeenCalled()
    await resumeEntry('a', true)
    expect(send).toHaveBeenCalledOnce()
    expect(outboxEntries()).toEqual([])
  })
})

test('keeps at most 20 entries and drops none with an unknown outcome', () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 40 }).map(String), once: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
      clearOutbox()
      const open = new Set<string>()
      for (const { key, once } of steps) {
        const left = lose(key, once ? checkable() : sendable(() => Promise.resolve()))
        if (left && once) open.add(key)
        expect(outboxEntries().length).toBeLessThanOrEqual(MAX_ENTRIES)
        const missing = [...open].filter((known) => !keys().includes(known))
        expect(missing).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})
