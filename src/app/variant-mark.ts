import { useEffect } from 'react'
import { useFlag } from '#flags/use-flag.ts'

/**
 * Sets the current campus variant on the document, for support and for whole-page tests: `<html
 * data-variant="UNINDRA">`.
 */
export const useVariantMark = (): void => {
  const variant = useFlag('campus.variant')
  useEffect(() => {
    document.documentElement.dataset['variant'] = variant
  }, [variant])
}
