import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { isFirstScreenAwaited, whenFirstScreenStands } from '#shared/start/first-screen.ts'

/**
 * Leaves a part out of the first render of a screen, so that what matters most stands there sooner; it follows at
 * once, or behind the fresh answers where the screen is drawn from persisted ones. Only for what has nothing below it that
 * would move.
 * @param placeholder stands in its place until then
 */
export const AfterFirst = ({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) => {
  const [waits, setWaits] = useState(isFirstScreenAwaited)
  useEffect(() => {
    if (waits) void whenFirstScreenStands().then(() => setWaits(false))
  }, [waits])
  return useDeferredValue(!waits, false) ? children : placeholder
}
