import { useSyncExternalStore } from 'react'
import type { Controls } from '#tools/demo/server/controls.ts'

/** Re-renders when the mock state has changed, by a call of the portal or by a control. */
export const useWorld = (controls: Controls): void => {
  useSyncExternalStore(controls.subscribe, controls.revision)
}
