import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { upload } from './upload.ts'

const ADDRESS = 'https://gateway.example/upload_tugas_kuliah/240117023'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const body = () => {
  const form = new FormData()
  form.append('idTugas', '5203')
  form.append('data', new File(['rancangan indeks'], 'rancangan.pdf', { type: 'application/pdf' }))
  return form
}

const send = (signal = new AbortController().signal, onSent = vi.fn()) =>
  upload(ADDRESS, { method: 'POST', body: body(), headers: new Headers({ 'college-id': '061001' }), signal, onSent })

it('resolves with the same status, headers and body as fetch', async () => {
  server.use(
    http.post(ADDRESS, ({ request }) =>
      HttpResponse.json(
        { campus: request.headers.get('college-id'), kind: request.headers.get('content-type') },
        { status: 422, headers: { Date: 'Tue, 24 Nov 2026 10:00:00 GMT' } },
      ),
    ),
  )
  const answer = await send()
  expect(answer.status).toBe(422)
  expect(answer.headers.get('date')).toBe('Tue, 24 Nov 2026 10:00:00 GMT')
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toMatchObject({ campus: '061001' })
})

it('accepts a response without a body', async () => {
  server.use(http.post(ADDRESS, () => new HttpResponse(null, { status: 204 })))
  expect(await send()).toMatchObject({ status: 204, body: null })
})

it('rejects like fetch without a connection', async () => {
  server.use(http.post(ADDRESS, () => HttpResponse.error()))
  await expect(send()).rejects.toBeInstanceOf(TypeError)
})

it.each(['on its way', 'before it left'])('rejects with the abort reason when aborted %s', async (when) => {
  server.use(http.post(ADDRESS, () => delay('infinite')))
  const stopper = new AbortController()
  const stop = () => stopper.abort(new Error('stopped'))
  if (when === 'before it left') stop()
  const sending = send(stopper.signal)
  stop()
  await expect(sending).rejects.toThrow('stopped')
})
