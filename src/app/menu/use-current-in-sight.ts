import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Distance between the current entry and the edge of its scroll container. */
const REVEAL_PX = 24

const scrolls = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'

/** Scrolls the container of a link until the link is visible. Not scrollIntoView, which also scrolls the page. */
const reveal = (link: Element): void => {
  let box = link.parentElement
  while (box && !scrolls(box)) box = box.parentElement
  if (!box) return
  const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + REVEAL_PX
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + REVEAL_PX
}

/** Keeps the current entry of the side menu visible: the menu may be longer than the window. */
export const useCurrentInSight = (): void => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is current at another address
  useEffect(() => {
    const link = document.querySelector('nav [aria-current]')
    if (link) reveal(link)
  }, [pathname])
}
