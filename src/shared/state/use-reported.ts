import { useEffect } from 'react'
import { markReported } from './reported-failures.ts'

/** Marks a failure as said in its place as soon as it is there; null for none. @param failure an error of the gateway */
export const useReported = (failure: object | null): void =>
  useEffect(() => {
    if (failure) markReported(failure)
  }, [failure])
