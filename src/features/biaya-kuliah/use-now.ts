import { useEffect, useState } from 'react'
import { now } from '#shared/clock.ts'

/** The time, renewed every so often while the page is open. */
export const useNow = (everyMs: number): Date => {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return time
}
