import { afterAll, afterEach, expect, vi } from 'vitest'
import { resetStores } from '#shared/state/create-store.ts'
import { seenLooseTexts } from './loose-texts.ts'
import { seenNestedBlocks } from './nested-blocks.ts'
import { unexpectedErrors } from './unexpected-errors.ts'

// A console.error that no test asked for fails the test. A test that expects one puts its own spy on console.error.
afterEach(() => {
  const seen = unexpectedErrors.splice(0)
  expect(seen, 'unexpected console.error').toEqual([])
})

// Text that stands beside other children without an element of its own breaks when a browser translates the page.
afterEach(() => {
  expect(seenLooseTexts.splice(0), 'give this text an element, or join it with its neighbours').toEqual([])
})

// A block inside a line of words is invalid HTML; React reports only some of them.
afterEach(() => {
  expect(seenNestedBlocks.splice(0), 'a block inside a line of words').toEqual([])
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
  const { noteLooseTexts } = await import('./loose-texts.ts')
  afterEach(cleanup)
  const { noteNestedBlocks } = await import('./nested-blocks.ts')
  afterEach(noteLooseTexts)
  afterEach(noteNestedBlocks)
  afterAll(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.body.replaceChildren()
  })
}
