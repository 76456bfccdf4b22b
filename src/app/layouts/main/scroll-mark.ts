import { useEffect } from 'react'

/** Section 2: the university info hides when the page is scrolled down past this. */
const SCROLL_THRESHOLD_PX = 78

const mark = () => {
  const { dataset } = document.documentElement
  if (window.scrollY > SCROLL_THRESHOLD_PX) dataset['scrolled'] = ''
  else delete dataset['scrolled']
}

/**
 * Marks the document while it is scrolled down past 78 px. Only CSS reads the mark, so no component is rendered for it.
 */
export const useScrollMark = (): void => {
  useEffect(() => {
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => {
      window.removeEventListener('scroll', mark)
      delete document.documentElement.dataset['scrolled']
    }
  }, [])
}
