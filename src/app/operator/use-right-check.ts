import { useEffect } from 'react'
import { hearRequestErrors } from '#gateway/call/request-errors.ts'
import { confirmRight } from '../session/session-state.ts'

const FORBIDDEN = 403

/**
 * Asks who is signed in again when the gateway refuses a call of an operator with 403: the right may have been withdrawn
 * since the page was opened (section 6).
 */
export const useRightCheck = (): void =>
  useEffect(
    () =>
      hearRequestErrors(({ error }) => {
        if (error.status === FORBIDDEN) void confirmRight()
      }),
    [],
  )
