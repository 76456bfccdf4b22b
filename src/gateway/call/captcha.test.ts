import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptchaSettings } from '#shared/captcha/captcha-answer.ts'
import { initI18n } from '#shared/i18n/i18n.ts'

const SETTINGS: CaptchaSettings = { provider: 'https://captcha.example/api.js', siteKey: 'kunci', version: '3' }
const { version: _, ...WITHOUT_VERSION } = SETTINGS
type Arrival = 'script' | 'page' | 'blocked' | 'never'

interface Api {
  ready: (then: () => void) => void
  execute: (key: string, options: object) => Promise<unknown>
}
const answering = (execute: Api['execute']): Api => ({ ready: (then) => then(), execute })

/** Mocks the network and the provider: the arrival of each requested script in order. */
const provide = (api: Api, ...arrivals: Arrival[]) => {
  const scripts: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('not a script')
    const arrival = arrivals[scripts.length] ?? 'script'
    scripts.push(node.src)
    if (arrival === 'script') Reflect.set(window, 'grecaptcha', api)
    if (arrival === 'never') return
    queueMicrotask(() => node.dispatchEvent(new Event(arrival === 'blocked' ? 'error' : 'load')))
  })
  return scripts
}

/** Opens a new page: the loader keeps its state per page. */
const openPage = async (captcha?: CaptchaSettings) => {
  vi.resetModules()
  const { setRuntimeConfig } = await import('../campus/runtime-config.ts')
  setRuntimeConfig({ gatewayUrl: '/gateway', multisiteConfigUrl: '/multisite', ...(captcha && { captcha }) })
  return import('./captcha.ts')
}

beforeEach(() => {
  initI18n()
  Reflect.deleteProperty(window, 'grecaptcha')
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.className = ''
})

test('[R7-012] loads the version 3 script with the key, hides its badge and returns its token', async () => {
  const execute = vi.fn(() => Promise.resolve('token-captcha'))
  const scripts = provide(answering(execute))
  const { captchaToken } = await openPage(SETTINGS)
  expect(await captchaToken('login')).toEqual({ captcha: 'token-captcha' })
  expect(scripts).toEqual(['https://captcha.example/api.js?render=kunci&trustedtypes=true'])
  expect(execute).toHaveBeenCalledExactlyOnceWith('kunci', { action: 'login' })
  expect(document.documentElement.className).toMatch(/withoutBadge/)
})

test.each([3, 'v3', 'V3', ' 3 '])('[R7-012] accepts version 3 written as %j', async (version) => {
  provide(answering(() => Promise.resolve('token')))
  const { captchaToken } = await openPage({ ...SETTINGS, version })
  expect(await captchaToken('login')).toEqual({ captcha: 'token' })
})

test('loads the script once when the form is first touched', async () => {
  const scripts = provide(answering(() => Promise.resolve('token')))
  const { captchaToken, prepareCaptcha } = await openPage(SETTINGS)
  prepareCaptcha()
  await expect.poll(() => scripts).toHaveLength(1)
  prepareCaptcha()
  await captchaToken('login')
  await captchaToken('login')
  expect(scripts).toHaveLength(1)
})

test('loads nothing and sends no token without captcha settings', async () => {
  const scripts = provide(answering(() => Promise.resolve('token')))
  const { captchaToken, prepareCaptcha } = await openPage()
  prepareCaptcha()
  expect(await captchaToken('login')).toEqual({})
  expect(scripts).toEqual([])
})

describe('[R8-022] captcha errors', () => {
  test.each<[string, CaptchaSettings, Arrival, Api['execute']]>([
    ['noKey', { ...SETTINGS, siteKey: ' ' }, 'script', () => Promise.resolve('token')],
    ['noVersion', WITHOUT_VERSION, 'script', () => Promise.resolve('token')],
    ['noVersion', { ...SETTINGS, version: '' }, 'script', () => Promise.resolve('token')],
    ['noVersion', { ...SETTINGS, version: '2' }, 'script', () => Promise.resolve('token')],
    ['loadFailed', SETTINGS, 'blocked', () => Promise.resolve('token')],
    ['loadFailed', SETTINGS, 'page', () => Promise.resolve('token')],
    ['executeFailed', SETTINGS, 'script', () => Promise.reject(new Error('no'))],
    ['executeFailed', SETTINGS, 'script', () => Promise.resolve('')],
    ['executeFailed', SETTINGS, 'script', () => Promise.resolve({ html: '<p>' })],
    ['executeFailed', SETTINGS, 'script', () => Promise.resolve('x'.repeat(4097))],
  ])('returns %s for %j when the arrival is %s', async (problem, settings, arrival, execute) => {
    provide(answering(execute), arrival)
    const { captchaToken } = await openPage(settings)
    expect(await captchaToken('login')).toEqual({ problem })
  })

  test.each<[string, Arrival, Api['execute']]>([
    ['loadFailed', 'never', () => Promise.resolve('token')],
    ['executeFailed', 'script', () => new Promise(() => undefined)],
  ])('returns %s after 4 s when the provider never responds', async (problem, arrival, execute) => {
    const scripts = provide(answering(execute), arrival)
    const { captchaToken } = await openPage(SETTINGS)
    await import('#shared/captcha/run-captcha.ts')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const told = vi.fn()
    void captchaToken('login').then(told)
    await vi.advanceTimersByTimeAsync(3999)
    expect(scripts).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledExactlyOnceWith({ problem })
  })
})

test('loads the script again after a failure', async () => {
  const scripts = provide(
    answering(() => Promise.resolve('token')),
    'blocked',
    'script',
  )
  const { captchaToken } = await openPage(SETTINGS)
  expect(await captchaToken('login')).toEqual({ problem: 'loadFailed' })
  expect(await captchaToken('login')).toEqual({ captcha: 'token' })
  expect(scripts).toHaveLength(2)
})
