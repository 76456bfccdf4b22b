import { afterAll, afterEach, expect, vi } from 'vitest'
import { resetStores } from '#shared/state/create-store.ts'
import { unexpectedErrors } from './unexpected-errors.ts'

// A console.error that no test asked for fails the test. A test that expects one puts its own spy on console.error.
afterEach(() => {
  const seen = unexpectedErrors.splice(0)
  expect(seen, 'unexpected console.error').toEqual([])
})

// What a page holds in its stores is gone with it. Runs last: what a test cleans up may still change a store.
afterEach(resetStores)

// Files share a process (scripts/vite/test-groups.ts): the next one finds it as this one did.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled() // a module that is still on its way when its file ends has failed for all that follow
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

if (typeof document !== 'undefined') {
  await import('./setup-document.ts')
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
  afterAll(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
  })
}
