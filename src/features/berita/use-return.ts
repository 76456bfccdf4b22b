import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const NONE = { entry: '', row: '' }
/** The row that was opened last, and the entry of the history that its list stands in. */
let opened = NONE

/**
 * Back from an announcement, the focus is on the row that led there, which brings it into sight. The layout has moved it to
 * the heading by then, so this waits until the screen is about to be painted.
 */
export const useReturn = (row: string | null) => {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (row === null || opened.entry !== key || opened.row !== row) return
    const frame = requestAnimationFrame(() => {
      opened = NONE
      link.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [key, row])
  const note = () => {
    opened = { entry: key, row: row ?? '' }
  }
  return { link, note }
}
