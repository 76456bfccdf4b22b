import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { isFirstScreenAwaited, whenFirstScreenStands } from '#shared/start/first-screen.ts'

/**
 * Excludes a part from the first render of a screen, so that the most important content appears sooner. It is rendered
 * at once afterwards, or after the fresh responses where the screen is rendered from persisted data. Use only when
 * nothing below it would move.
 * @param placeholder shown in its place until then
 */
export const AfterFirst = ({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) => {
  const [waits, setWaits] = useState(isFirstScreenAwaited)
  useEffect(() => {
    if (waits) void whenFirstScreenStands().then(() => setWaits(false))
  }, [waits])
  return useDeferredValue(!waits, false) ? children : placeholder
}
