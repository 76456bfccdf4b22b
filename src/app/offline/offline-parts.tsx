import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { disownKept } from '#gateway/kept-name.ts'
import { useSessionState } from '../session/session-state.ts'
import { keepAnswers } from './keep-answers.ts'
import { OfflineBar } from './offline-bar.tsx'
import { ownerOf } from './owner-of.ts'
import { VersionBar } from './version-bar.tsx'

/** Answers are kept of a student whom user_info has confirmed. */
const useKeptAnswers = (): void => {
  const client = useQueryClient()
  const session = useSessionState()
  useEffect(() => {
    if (session.status !== 'ready' || session.isAssumed) return undefined
    const owner = ownerOf(session)
    if (owner) return keepAnswers(client, owner)
    disownKept()
    return undefined
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
