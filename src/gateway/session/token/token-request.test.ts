// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { requestRefresh } from './token-request.ts'

const GATEWAY = 'https://gateway.example'
const ADDRESS = `${GATEWAY}/v2/access_token`
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.resetHandlers()
})
afterAll(() => server.close())

const refresh = () => requestRefresh(GATEWAY, '061001', 'refresh-1')

it('sends the refresh token as JSON with the college id and returns the new tokens', async () => {
  const seen: unknown[] = []
  const answer = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 300 }
  server.use(
    http.post(ADDRESS, async ({ request }) => {
      seen.push(request.headers.get('college-id'), request.headers.get('content-type'), await request.json())
      return HttpResponse.json(answer)
    }),
  )
  await expect(refresh()).resolves.toEqual(answer)
  const body = { grant_type: 'refresh_token', client_id: 'web', scope: 'all', refresh_token: 'refresh-1' }
  expect(seen).toEqual(['061001', 'application/json', body])
})

it('rejects with the response when it is not a rejection of the token, and its body stays readable', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.json({ message: 'Coba lagi' }, { status: 429 })))
  const failure = await refresh().catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'HTTP 429', response: { status: 429 } })
  const { response } = failure as { response: Response }
  expect(response.headers.get('content-type')).toContain('application/json')
  await expect(response.json()).resolves.toEqual({ message: 'Coba lagi' })
})

it('rejects like fetch without a connection and keeps the session', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.error()))
  await expect(refresh()).rejects.toBeInstanceOf(TypeError)
})

/** Mocks a network whose answer starts and never ends until the request is aborted. */
const endless = (_: string, { signal }: { signal: AbortSignal }) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
      }),
    ),
  )

it('aborts a response that never ends after one minute, because waiting holds the session lock', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', endless)
  const failure = refresh().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failure).toMatchObject({ name: 'TimeoutError' })
})
