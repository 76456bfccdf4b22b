import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  vi.resetModules()
})

const load = () => import('./runtime-config.ts')
const good = { gatewayUrl: 'https://gateway.example', multisiteConfigUrl: 'https://multisite.example' }
const serve = (answer: () => Response) => {
  server.use(http.get('*/config.json', answer))
}

const wrong: [string, unknown, string][] = [
  ['gatewayUrl', { multisiteConfigUrl: good.multisiteConfigUrl }, 'missing'],
  ['gatewayUrl', { ...good, gatewayUrl: 'gateway.example' }, 'without a scheme'],
  ['gatewayUrl', { ...good, gatewayUrl: 'javascript:alert(1)' }, 'another scheme'],
  ['multisiteConfigUrl', { ...good, multisiteConfigUrl: '' }, 'empty'],
  ['nodeId', { ...good, nodeId: 7 }, 'a number'],
  ['flagsUrl', { ...good, flagsUrl: 'flags' }, 'not an address'],
  ['firebase.apiKey', { ...good, firebase: { apiKey: 1 } }, 'not a text'],
  ['captcha.provider', { ...good, captcha: { provider: 'x', siteKey: 'k' } }, 'not an address'],
  ['captcha.siteKey', { ...good, captcha: { provider: 'https://captcha.example' } }, 'missing'],
  ['chatUrl', { ...good, chatUrl: 'chat' }, 'not an address'],
  ['reportUrl', { ...good, reportUrl: 'http://reports.example/' }, 'not https'],
  ['reportUrl', { ...good, reportUrl: '//reports.example' }, 'another host without a scheme'],
  ['reportUrl', { ...good, reportUrl: 'https://user@reports.example' }, 'a user'],
  ['reportUrl', { ...good, reportUrl: 'https://reports.example/?key=1' }, 'a query'],
  ['reportUrl', { ...good, reportUrl: 7 }, 'a number'],
  ['reportShare', { ...good, reportShare: 1.5 }, 'above 1'],
  ['reportShare', { ...good, reportShare: '1' }, 'a text'],
  ['assumedWrites', { ...good, assumedWrites: 'true' }, 'a text'],
  ['lab', { ...good, lab: 'false' }, 'a text'],
]

it.each(wrong)('names %s in the error of config.json', async (field, config) => {
  const { parseRuntimeConfig, RuntimeConfigError } = await load()
  expect(() => parseRuntimeConfig(config)).toThrow(RuntimeConfigError)
  expect(() => parseRuntimeConfig(config)).toThrow(new RegExp(`^${field}: `))
})

it('accepts a path on the same origin as a URL', async () => {
  const { parseRuntimeConfig } = await load()
  expect(parseRuntimeConfig({ gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite' }).gatewayUrl).toBe('/gateway')
})

it.each(['/reports/', '/reports/portal', 'https://reports.example', 'https://reports.example:8443/portal/'])(
  'accepts %s as the receiver of reports',
  async (reportUrl) => {
    const { parseRuntimeConfig } = await load()
    expect(parseRuntimeConfig({ ...good, reportUrl, reportShare: 0.5 })).toMatchObject({ reportUrl, reportShare: 0.5 })
  },
)

it.each([
  ['is missing', () => new HttpResponse(null, { status: 404 }), /HTTP 404/],
  ['is no JSON', () => new HttpResponse('<!doctype html>'), /.+/],
  ['is unreachable', () => HttpResponse.error(), /.+/],
  ['has a wrong field', () => HttpResponse.json({ ...good, lab: 1 }), /^lab: /],
])('throws one clear error when config.json %s', async (_title, answer, message) => {
  serve(answer)
  const { loadRuntimeConfig, RuntimeConfigError } = await load()
  const failure: unknown = await loadRuntimeConfig().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RuntimeConfigError)
  expect((failure as Error).message).toMatch(message)
})

it('uses the stored copy immediately and applies a change on the next load', async () => {
  localStorage.setItem('config', JSON.stringify({ ...good, gatewayUrl: 'https://old.example' }))
  serve(() => HttpResponse.json(good))
  expect((await (await load()).loadRuntimeConfig()).gatewayUrl).toBe('https://old.example')
  await vi.waitFor(() => {
    expect(localStorage.getItem('config')).toContain('https://gateway.example')
  })
  vi.resetModules()
  expect((await (await load()).loadRuntimeConfig()).gatewayUrl).toBe('https://gateway.example')
})

it.each([
  ['a gateway that has moved', { gatewayUrl: 'https://old.example' }, 1],
  ['a multisite service that has moved', { multisiteConfigUrl: 'https://old.example' }, 1],
  ['another difference', { nodeId: '7' }, 0],
  ['no difference', {}, 0],
])('notifies the page only of changed URLs: %s', async (_, before, times) => {
  localStorage.setItem('config', JSON.stringify({ ...good, ...before }))
  serve(() => HttpResponse.json(good))
  const onMoved = vi.fn()
  await (await load()).loadRuntimeConfig(undefined, onMoved)
  await vi.waitFor(() => expect(localStorage.getItem('config')).toBe(JSON.stringify(good)))
  await new Promise((done) => setTimeout(done))
  expect(onMoved).toHaveBeenCalledTimes(times)
})

it('ignores a corrupt or outdated stored copy', async () => {
  localStorage.setItem('config', '{"gatewayUrl":')
  serve(() => HttpResponse.json(good))
  expect(await (await load()).loadRuntimeConfig()).toEqual(good)
})

it('throws an error when read before it is loaded', async () => {
  const { runtimeConfig } = await load()
  expect(() => runtimeConfig()).toThrow('not loaded')
})
