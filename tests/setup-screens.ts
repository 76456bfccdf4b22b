import { configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { noteLooseTexts } from './loose-texts.ts'
import { missingTexts } from './missing-texts.ts'
import { noteNestedBlocks } from './nested-blocks.ts'
import { forgetPagesInThisFile } from './page-state.ts'
import { listenInThisFile } from './simulated-gateway.ts'

// Runs anew for each file, also where files share their modules (scripts/vite/test-groups.ts).
listenInThisFile()
forgetPagesInThisFile()
/** What every address is made of is read when it is opened first: on a busy machine that takes its time. */
const OPENS_ALL = /\/tests\/screens\//
beforeAll(() => {
  configure({ asyncUtilTimeout: OPENS_ALL.test(expect.getState().testPath ?? '') ? 15_000 : 8000 })
})
// The longest pauses: nothing that failed recovers by itself in the middle of a test about something else.
beforeEach(() => {
  jitter.next = () => 1
})
// A text that is asked for before it is here is shown as its key. Parts are rendered without their texts: screens only.
afterEach(() => {
  expect(missingTexts.splice(0), 'texts that were not here yet').toEqual([])
})
afterEach(noteLooseTexts)
afterEach(noteNestedBlocks)
