import { useEffect } from 'react'
import { onRequestError } from '#gateway/call/request-errors.ts'
import { isAllowed } from '#gateway/session/identity.ts'
import { ownSession } from '#gateway/session/session.ts'
import { getUserInfo } from '#generated/login/sesi/sesi.ts'
import { settle } from '../session/session-state.ts'

const FORBIDDEN = 403

/**
 * Closes the portal when the operator's right has been withdrawn. Without a response the screen stays, and the next
 * refusal checks again.
 */
const confirmRight = async (): Promise<void> => {
  const session = ownSession()
  const identity = await getUserInfo().catch(() => null)
  if (identity && session && ownSession()?.id === session.id && !isAllowed(identity))
    settle({ status: 'forbidden', identity })
}

/**
 * Confirms the signed-in user again when the gateway refuses an operator's call with 403: the right may have been
 * withdrawn since the page was opened (section 6).
 */
export const useRightCheck = (): void =>
  useEffect(
    () =>
      onRequestError(({ error }) => {
        if (error.status === FORBIDDEN) void confirmRight()
      }),
    [],
  )
