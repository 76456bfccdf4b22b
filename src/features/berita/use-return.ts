import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The row that was opened last, and the entry of the history that its list stands in. */
let opened = { entry: '', row: '' }

/**
 * Back from an announcement, the focus is on the row that led there, which brings it into sight. The layout has moved it to
 * the heading by then, so this waits until the screen is about to be painted.
 */
export const useReturn = (row: string | null) => {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isBack || row === null || opened.entry !== key || opened.row !== row) return
    const frame = requestAnimationFrame(() => link.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isBack, key, row])
  const note = () => {
    opened = { entry: key, row: row ?? '' }
  }
  return { link, note }
}
