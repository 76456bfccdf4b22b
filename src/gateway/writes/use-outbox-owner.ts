import { useContext, useEffect } from 'react'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { setOutboxOwner } from './outbox-facade.ts'

/**
 * Ties the queue of writes, and the intents that are kept of them, to the person whose drafts are kept: campus, account,
 * role and student. Whatever writes says so before it can be pressed.
 */
export const useOutboxOwner = (): void => {
  const owner = useContext(DraftOwner)
  useEffect(() => setOutboxOwner(owner ?? ''), [owner])
}
