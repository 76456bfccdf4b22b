import { configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { noteLooseTexts } from './loose-texts.ts'
import { missingTexts } from './missing-texts.ts'
import { noteNestedBlocks } from './nested-blocks.ts'
import { forgetPagesInThisFile } from './page-state.ts'
import { listenInThisFile } from './simulated-gateway.ts'

// Runs for each file, even where files share modules (scripts/vite/test-groups.ts).
listenInThisFile()
forgetPagesInThisFile()
/** Files that load the modules of every address on first opening, which takes long on a busy machine. */
const OPENS_ALL = /\/tests\/screens\//
beforeAll(() => {
  configure({ asyncUtilTimeout: OPENS_ALL.test(expect.getState().testPath ?? '') ? 15_000 : 8000 })
})
// Maximum retry delays: no failure recovers by itself during a test about something else.
beforeEach(() => {
  jitter.next = () => 1
})
// A text that is requested before it is loaded is shown as its key. Only for screens: parts are rendered without their
// texts.
afterEach(() => {
  expect(missingTexts.splice(0), 'texts that were not here yet').toEqual([])
})
afterEach(noteLooseTexts)
afterEach(noteNestedBlocks)
