import { useEffect } from 'react'
import { onRequestError } from '#gateway/call/request-errors.ts'
import { isAllowed } from '#gateway/session/identity.ts'
import { ownSession } from '#gateway/session/session.ts'
import { getUserInfo } from '#generated/login/sesi/sesi.ts'
import { settle } from '../session/session-state.ts'

const FORBIDDEN = 403

/** Closes the portal when the right has been withdrawn. While nobody answers the screen stays: the next refusal asks again. */
const confirmRight = async (): Promise<void> => {
  const session = ownSession()
  const identity = await getUserInfo().catch(() => null)
  if (identity && session && ownSession()?.id === session.id && !isAllowed(identity))
    settle({ status: 'forbidden', identity })
}

/**
 * Asks who is signed in again when the gateway refuses a call of an operator with 403: the right may have been withdrawn
 * since the page was opened (section 6).
 */
export const useRightCheck = (): void =>
  useEffect(
    () =>
      onRequestError(({ error }) => {
        if (error.status === FORBIDDEN) void confirmRight()
      }),
    [],
  )
