import { afterEach, expect } from 'vitest'

// A console.error that no test asked for fails the test. A test that expects one puts its own spy on console.error.
const unexpected: string[] = []
const print = console.error
console.error = (...parts: unknown[]) => {
  unexpected.push(parts.map(String).join(' '))
  print(...parts)
}

afterEach(() => {
  const seen = unexpected.splice(0)
  expect(seen, 'unexpected console.error').toEqual([])
})

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  const { installPopovers } = await import('./popover.ts')
  const { installLoading } = await import('./loading-stubs.ts')
  installPopovers()
  installLoading()
  afterEach(cleanup)
}
