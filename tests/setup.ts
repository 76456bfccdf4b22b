import { afterAll, afterEach, expect, vi } from 'vitest'
import { unexpectedErrors } from './unexpected-errors.ts'

// A console.error that no test asked for fails the test. A test that expects one puts its own spy on console.error.
afterEach(() => {
  const seen = unexpectedErrors.splice(0)
  expect(seen, 'unexpected console.error').toEqual([])
})

// Files share a process (scripts/vite/test-groups.ts): the next one finds it as this one did.
afterAll(() => {
  vi.useRealTimers()
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
