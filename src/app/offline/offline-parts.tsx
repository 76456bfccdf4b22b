import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readPersisted, restoreAnswers } from '#gateway/offline/persisted-answers.ts'
import { disownPersisted } from '#gateway/offline/persisted-name.ts'
import { recoverReads } from '#gateway/query/recover-reads.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import { VersionBar } from '#shared/version/version-bar.tsx'
import { confirmAssumed } from '../session/confirm-assumed.ts'
import { useSessionState } from '../session/session-state.ts'
import { keepAnswers } from './keep-answers.ts'
import { OfflineBar } from './offline-bar.tsx'
import { ownerOf } from './owner-of.ts'

/** Persists the responses of a student whom user_info has confirmed. */
const useKeptAnswers = (): void => {
  const client = useQueryClient()
  const session = useSessionState()
  useEffect(() => {
    if (session.status !== 'ready' || session.isAssumed) return undefined
    const owner = ownerOf(session)
    if (!owner) {
      if (!IS_DEMO) disownPersisted() // the demo persists nothing, so in the demo stored data belongs to a real student
      return undefined
    }
    let stop: (() => void) | undefined
    let isOver = false
    // A page that started without persisted responses also keeps those of other screens.
    void readPersisted(owner).then((kept) => {
      if (isOver) return
      restoreAnswers(client, kept)
      stop = keepAnswers(client, owner)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [client, session])
}

/** Bars under the top bar, persistence of responses for the next visit, and recovery of failed reads. */
export const OfflineParts = () => {
  const client = useQueryClient()
  useKeptAnswers()
  useEffect(() => recoverReads(client, confirmAssumed), [client])
  return (
    <>
      <OfflineBar />
      <VersionBar />
    </>
  )
}
