import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows, marked with `data-row`, replace the pressed button or disappear: it moves to the
 * first button of the row, or to the list.
 * @returns the ref of the list, which needs `tabIndex={-1}`, and a function to call before a press changes the rows
 */
export const useRowFocus = () => {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element | null>(null)
  const notePress = useCallback(() => {
    pressed.current = document.activeElement?.closest('[data-row]') ?? null
  }, [])
  // A removed element emits no event: the focus is on the body after the render that removed it.
  useLayoutEffect(() => {
    const row = pressed.current
    pressed.current = null
    if (!row || document.activeElement !== document.body) return
    const button = row.isConnected ? row.querySelector('button') : null
    const next = button ?? list.current
    next?.focus({ preventScroll: true })
  })
  return { list, notePress }
}
