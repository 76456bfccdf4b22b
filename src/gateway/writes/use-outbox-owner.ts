import { useContext, useEffect } from 'react'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { setOutboxOwner } from './outbox-facade.ts'

/**
 * Ties the queue of writes and the write records to the owner of the drafts: campus, account, role and student. Called
 * by every component that writes, before the user can press anything.
 */
export const useOutboxOwner = (): void => {
  const owner = useContext(DraftOwner)
  useEffect(() => setOutboxOwner(owner ?? ''), [owner])
}
