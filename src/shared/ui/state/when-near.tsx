import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen a part may be when it starts to load. */
const MARGIN = '300px'
/** Without scrolling, a part below the fold loads once the page has been quiet for this long. */
const IDLE_MS = 1500

interface Props {
  /** What stands there meanwhile, of the same height. */
  placeholder: ReactNode
  children: ReactNode
}

/** Holds back what is below the fold, code and calls, until it is nearly in sight or the page is quiet. */
export const WhenNear = ({ placeholder, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return undefined
    const show = () => setNear(true)
    const timer = setTimeout(show, IDLE_MS)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: MARGIN })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isNear])
  return isNear ? children : <div ref={ref}>{placeholder}</div>
}
