import { afterAll, afterEach, expect, vi } from 'vitest'
import { resetStores } from '#shared/state/create-store.ts'
import { seenLooseTexts } from './loose-texts.ts'
import { seenNestedBlocks } from './nested-blocks.ts'
import { unexpectedErrors } from './unexpected-errors.ts'

// An unexpected console.error fails the test. A test that expects one installs its own spy on console.error.
afterEach(() => {
  const seen = unexpectedErrors.splice(0)
  expect(seen, 'unexpected console.error').toEqual([])
})

// A text node with siblings but without its own element breaks when a browser translates the page.
afterEach(() => {
  expect(seenLooseTexts.splice(0), 'give this text an element, or join it with its neighbours').toEqual([])
})

// A block inside an inline element is invalid HTML; React reports only some cases.
afterEach(() => {
  expect(seenNestedBlocks.splice(0), 'a block inside a line of words').toEqual([])
})

// Resets the stores of the page. Runs last: the cleanup of a test may still change a store.
afterEach(resetStores)

// Files share a process (scripts/vite/test-groups.ts): restores the initial state for the next one.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled() // an import that is pending when its file ends would fail for all later files
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
