import { afterEach, beforeEach } from 'vitest'
import { jitter } from '#shared/state/backoff.ts'
import { noteLooseTexts } from './loose-texts.ts'
import { noteNestedBlocks } from './nested-blocks.ts'
import { forgetPagesInThisFile } from './page-state.ts'
import { listenInThisFile } from './simulated-gateway.ts'

// Runs anew for each file, also where files share their modules (scripts/vite/test-groups.ts).
listenInThisFile()
forgetPagesInThisFile()
// The longest pauses: nothing that failed recovers by itself in the middle of a test about something else.
beforeEach(() => {
  jitter.next = () => 1
})
afterEach(noteLooseTexts)
afterEach(noteNestedBlocks)
