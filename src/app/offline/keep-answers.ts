import type { QueryClient } from '@tanstack/react-query'
import { stayVisit } from '#gateway/offline/keep-visits.ts'
import { keepsPrivate, onKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import type { PersistedAnswer } from '#gateway/offline/persisted-answers.ts'
import type { PersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { writePersisted } from '#gateway/offline/write-persisted.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { whenIdle } from '#shared/state/when-idle.ts'

/** Responses of one screen arrive together and are written once, when the page is idle. */
const DEBOUNCE_MS = 1000

/**
 * Returns the responses that the contract allows to persist. Restored responses that were not fetched again have no
 * metadata and are skipped.
 */
const answersOf = (client: QueryClient): PersistedAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt }, meta: { keep } = {} }) =>
      data === undefined || !keep ? [] : [{ key: queryKey, data, at: dataUpdatedAt, keep }],
    )

const keep = async (owner: PersistedOwner, answers: PersistedAnswer[]): Promise<void> => {
  await writePersisted(owner, answers, keepsPrivate(owner))
  // Only for a visible page: a background page may fetch without the student being present.
  if (document.visibilityState === 'visible') await stayVisit(owner, campusNow())
}

/**
 * Persists the responses of a client on the device for the next visit, with a delay after each new one. If the browser
 * cannot store them, this page uses memory only.
 * @returns a function that stops it
 */
export const keepAnswers = (client: QueryClient, owner: PersistedOwner): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const save = () => {
    if (isOver) return
    keep(owner, answersOf(client)).catch((error: unknown) => {
      console.warn('answers are not kept on this device', error)
    })
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void whenIdle(DEBOUNCE_MS).then(save), DEBOUNCE_MS)
  }
  const unsubscribes = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') later()
    }),
    onKeepsPrivate(save),
  ]
  later()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of unsubscribes) stop()
  }
}
