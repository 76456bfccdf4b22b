import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createNetwork } from '#tests/contract/gateway-client.ts'
import { fetcher } from './fetcher.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayRequest } from './gateway-request.ts'

const { answer, answerJson, sent } = createNetwork()
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failureOf = (request: GatewayRequest = {}): Promise<unknown> =>
  fetcher('/v1/saldo', { operation: 'getSaldo', ...request }).then(
    () => new Error('the call succeeded'),
    (error: unknown) => error,
  )
type Ending = (fail: (cause: unknown) => void, signal: AbortSignal) => void
const broken: Ending = (fail) => fail(new TypeError('terminated'))
/** Sends nothing more until the request is aborted; then the body fails with the abort reason. */
const stalled: Ending = (fail, signal) => signal.addEventListener('abort', () => fail(signal.reason))

/** Answers with half a body and the given ending. */
const answerHalf = (ending: Ending, status: number, headers: Record<string, string>) =>
  answer(({ request }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"saldo": 12'))
        setTimeout(() => ending((cause) => controller.error(cause), request.signal), 10)
      },
    })
    return new HttpResponse(body, { status, headers })
  })

const kinds: { what: string; request: GatewayRequest; headers: Record<string, string> }[] = [
  { what: 'an answer', request: {}, headers: { 'content-type': 'application/json' } },
  {
    what: 'a download',
    request: { answer: 'file' },
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="surat.pdf"' },
  },
]

describe.each(kinds)('connection while $what arrives', ({ request, headers }) => {
  it('fails as a network error when it breaks', async () => {
    answerHalf(broken, 200, headers)
    const failure = await failureOf(request)
    expect(failure).toBeInstanceOf(GatewayError)
    expect(failure).toMatchObject({ kind: 'network', operation: 'getSaldo', message: 'Tidak ada koneksi internet' })
  })

  it('[R7-011] fails as a timeout 60 s after the request when it stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerHalf(stalled, 200, headers)
    const failure = failureOf(request)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ kind: 'timeout', message: 'Terjadi kesaalhan', status: 500 })
  })

  it('rejects with an abort, not a gateway error, when the request is aborted', async () => {
    answerHalf(stalled, 200, headers)
    const controller = new AbortController()
    const failure = failureOf({ ...request, signal: controller.signal })
    await vi.waitFor(() => {
      expect(sent).toHaveLength(1)
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    controller.abort()
    expect(await failure).not.toBeInstanceOf(GatewayError)
    expect(await failure).toMatchObject({ name: 'AbortError' })
  })
})

it.each([
  [500, 'server'],
  [504, 'timeout'],
  [422, 'client'],
])('keeps error %i with a broken body as kind %s', async (status, kind) => {
  answerHalf(broken, status, { 'content-type': 'application/json' })
  expect(await failureOf()).toMatchObject({ kind, status })
})

it('works without AbortSignal.any and AbortSignal.timeout', async () => {
  vi.stubGlobal('AbortSignal', class extends EventTarget {})
  expect(Object.keys(AbortSignal)).toEqual([])
  answerJson({ saldo: 12 })
  const { signal } = new AbortController()
  expect(await fetcher('/v1/saldo', { signal })).toEqual({ saldo: 12 })
})

/** Counts the one-minute timers that calls start from here on, and those still running. */
const watchMinutes = () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  return () => {
    const minutes = set.mock.results.filter((_, n) => set.mock.calls[n]?.[1] === 60_000)
    const running = minutes.filter(({ value }) => !cleared.mock.calls.some(([timer]) => timer === value))
    return { given: minutes.length, running: running.length }
  }
}

it.each([
  ['answered', 200],
  ['refused', 422],
])('clears the timer and the listener of a call that is %s', async (_, status) => {
  const minutes = watchMinutes()
  const { signal } = new AbortController()
  const unheard = vi.spyOn(signal, 'removeEventListener')
  answerJson({ saldo: 12 }, status)
  await fetcher('/v1/saldo', { signal }).catch(() => undefined)
  expect(minutes()).toEqual({ given: 1, running: 0 })
  expect(unheard).toHaveBeenCalled()
})
