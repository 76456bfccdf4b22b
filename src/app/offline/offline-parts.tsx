import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readKeptOwner } from '#gateway/kept-owner.ts'
import { useSessionState } from '../session/session-state.ts'
import { keepAnswers } from './keep-answers.ts'
import { OfflineBar } from './offline-bar.tsx'
import { VersionBar } from './version-bar.tsx'

/** Answers are kept of a student whom user_info has confirmed; session-state made them the owner. */
const useKeptAnswers = (): void => {
  const client = useQueryClient()
  const session = useSessionState()
  const isConfirmed = session.status === 'ready' && !session.isAssumed
  useEffect(() => {
    const owner = isConfirmed ? readKeptOwner() : null
    return owner ? keepAnswers(client, owner) : undefined
  }, [client, isConfirmed])
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
