import { useEffect } from 'react'
import { markReported } from './reported-failures.ts'

/** Marks a failure as reported as soon as it exists. @param failure an error of the gateway; null for none */
export const useReported = (failure: object | null): void =>
  useEffect(() => {
    if (failure) markReported(failure)
  }, [failure])
