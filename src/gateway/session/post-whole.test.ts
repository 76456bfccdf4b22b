import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { postWhole } from './post-whole.ts'

const ADDRESS = 'https://gateway.example/v2/access_token'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  vi.unstubAllGlobals()
  server.resetHandlers()
})
afterAll(() => server.close())

const post = (timeoutMs = 60_000) =>
  postWhole(ADDRESS, { headers: { 'college-id': '061001' }, body: { scope: 'all' }, timeoutMs })

it('sends JSON with its headers and tells status, kind and text of the answer', async () => {
  server.use(
    http.post(ADDRESS, async ({ request }) =>
      HttpResponse.json(
        { campus: request.headers.get('college-id'), said: await request.json() },
        { status: 429, headers: { 'Content-Type': 'application/json' } },
      ),
    ),
  )
  expect(await post()).toEqual({
    status: 429,
    contentType: 'application/json',
    text: '{"campus":"061001","said":{"scope":"all"}}',
  })
})

it('without a connection fails as fetch does', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.error()))
  await expect(post()).rejects.toBeInstanceOf(TypeError)
})

it('gives up when its time is over', async () => {
  server.use(http.post(ADDRESS, () => delay('infinite')))
  await expect(post(30)).rejects.toMatchObject({ name: 'TimeoutError' })
})

/** A request that the browser's stop button ends. */
class Stopped {
  onabort = (): void => undefined
  open = (): void => undefined
  setRequestHeader = (): void => undefined
  send = (): void => this.onabort()
}

it('that the browser stops fails too: whoever waits for it holds the lock of the session', async () => {
  vi.stubGlobal('XMLHttpRequest', Stopped)
  await expect(post()).rejects.toBeInstanceOf(TypeError)
})
