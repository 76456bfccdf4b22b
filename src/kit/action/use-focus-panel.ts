import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the heading of a panel that took the place of another one, which the keyboard had stood on; where it
 * stands somewhere else it stays there.
 * @param panel which one is shown
 * @returns for the element around them
 */
export const useFocusPanel = (panel: string): RefObject<HTMLDivElement | null> => {
  const around = useRef<HTMLDivElement>(null)
  const before = useRef(panel)
  useEffect(() => {
    const isSame = before.current === panel || before.current === 'unknown'
    before.current = panel
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isSame || !isLost) return
    const heading = around.current?.querySelector<HTMLElement>('section[aria-labelledby] h2, section[aria-label]')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [panel])
  return around
}
