import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a panel that replaced another one, if the focus was in the replaced panel.
 * @param panel name of the panel that is shown
 * @returns a ref for the element around the panels
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
