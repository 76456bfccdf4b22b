import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { claimKept } from '#gateway/claim-kept.ts'
import { disownKept } from '#gateway/kept-name.ts'
import { ROLE_MAHASISWA } from '#gateway/session/identity.ts'
import { IS_DEMO } from '#shared/environment.ts'
import { useSessionState } from '../session/session-state.ts'
import { keepAnswers } from './keep-answers.ts'
import { OfflineBar } from './offline-bar.tsx'
import { VersionBar } from './version-bar.tsx'

/** Answers are kept of a student whom user_info has confirmed. The demo keeps none: its gateway needs no network. */
const useKeptAnswers = (): void => {
  const client = useQueryClient()
  const session = useSessionState()
  useEffect(() => {
    if (IS_DEMO || session.status !== 'ready' || session.isAssumed) return undefined
    const { username, role } = session.identity
    if (role !== ROLE_MAHASISWA) return disownKept()
    return keepAnswers(client, claimKept({ campus: session.campus.college_id, username, role }))
  }, [client, session])
}

/** What the shell needs beside the network: notices under the top bar, and answers kept for the next visit. */
export const OfflineParts = () => {
  useKeptAnswers()
  return (
    <>
      <OfflineBar />
      <VersionBar />
    </>
  )
}
