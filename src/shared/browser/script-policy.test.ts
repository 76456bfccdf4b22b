import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const openPage = async (): Promise<(address: string) => string> => {
  vi.resetModules()
  const { workerAddress } = await import('./trusted-worker.ts')
  return (address) => Reflect.apply(workerAddress, null, [address]) as string
}
const OWN = ['/sw.js', '/firebase-messaging-sw.js']
const FOREIGN = [
  '/mockServiceWorker.js',
  'https://jahat.example/sw.js',
  '//jahat.example/sw.js',
  '/sw.js?x',
  '',
  'data:,',
]

test.each(OWN)('accepts %s as a worker script', async (address) => {
  expect((await openPage())(address)).toBe(address)
})

test.each(FOREIGN)('throws for the worker script %j', async (address) => {
  const workerAddress = await openPage()
  expect(() => workerAddress(address)).toThrow(TypeError)
})

test('creates both worker addresses through one Trusted Types policy named portal-worker', async () => {
  const names: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      names.push(name)
      return { createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}` }
    },
  })
  const workerAddress = await openPage()
  expect(OWN.map(workerAddress)).toEqual(OWN.map((address) => `trusted ${address}`))
  expect(names).toEqual(['portal-worker'])
  for (const address of FOREIGN) expect(() => workerAddress(address)).toThrow(TypeError)
})
