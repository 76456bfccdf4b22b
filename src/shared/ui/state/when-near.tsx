import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Distance below the viewport at which a part starts to load. */
const MARGIN = '300px'
/** Idle time after which a part below the fold loads without scrolling. */
const IDLE_MS = 1500

interface Props {
  /** Placeholder of the same height. */
  placeholder: ReactNode
  children: ReactNode
}

/** Defers a part below the fold, code and requests, until it is nearly visible or the page is idle. */
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
