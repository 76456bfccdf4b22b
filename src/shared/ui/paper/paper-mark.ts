import { useLayoutEffect } from 'react'
import './print.css'

let papers = 0

/** Marks the document while a paper stands in it: what is around the paper is not printed. */
export const usePaperMark = (): void => {
  useLayoutEffect(() => {
    const count = (more: number) => {
      papers += more
      document.documentElement.toggleAttribute('data-has-paper', papers > 0)
    }
    count(1)
    return () => count(-1)
  }, [])
}
