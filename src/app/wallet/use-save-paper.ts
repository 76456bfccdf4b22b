import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { storePaper } from '#gateway/wallet/papers.ts'
import type { PaperRequest } from '#kit/print/save-paper.ts'
import { type Ready, useSessionState } from '../session/session-state.ts'
import { capturePaper, NotIssued } from './capture-paper.ts'
import { kindOf } from './kinds.ts'
import { loadPaperPage } from './open-paper.tsx'

/** Text key of the reason why a paper was not stored. */
type Failure = 'notIssued' | 'failed.save' | 'failed.store'

/** State of the control that stores a paper. */
export type Saving = { status: 'idle' | 'pending' } | { status: 'failed'; reason: Failure }

/**
 * Returns the session of a student, also while user_info has not confirmed it; null for an operator, who stores no
 * paper.
 */
export const useStudentSession = (): Ready | null => {
  const session = useSessionState()
  return session.status === 'ready' && session.identity.role === ROLE_MAHASISWA ? session : null
}

/** Returns the session of a student whom user_info has confirmed: only then is a paper stored. */
export const useConfirmedStudent = (): Ready | null => {
  const session = useStudentSession()
  return session?.isAssumed ? null : session
}

/** Stores the files that open the paper, then its responses. */
const store = async (
  client: ReturnType<typeof useQueryClient>,
  session: Ready,
  paper: PaperRequest,
): Promise<Failure | null> => {
  const kind = kindOf(paper.kind)
  if (!kind) throw new Error(`no paper of the kind ${paper.kind}`)
  try {
    await loadPaperPage(kind)
    const captured = await capturePaper(client, session, kind, paper)
    try {
      await storePaper(captured)
      return null
    } catch (error) {
      console.warn('a paper was not stored', error)
      return 'failed.store'
    }
  } catch (error) {
    if (error instanceof NotIssued) return 'notIssued'
    console.warn('a paper was not fetched', error)
    return 'failed.save'
  }
}

/** Returns the state of storing a paper, and the function that stores it. */
export const useSavePaper = (session: Ready, paper: PaperRequest) => {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const save = async () => {
    setSaving({ status: 'pending' })
    const reason = await store(client, session, paper)
    setSaving(reason ? { status: 'failed', reason } : { status: 'idle' })
  }
  return { saving, save }
}
