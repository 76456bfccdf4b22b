import type { QueryClient } from '@tanstack/react-query'
import { stayVisit } from '#gateway/offline/keep-visits.ts'
import { keepsPrivate, onKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import type { PersistedAnswer } from '#gateway/offline/persisted-answers.ts'
import type { PersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { writePersisted } from '#gateway/offline/write-persisted.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { whenIdle } from '#shared/state/when-idle.ts'

/** Answers of one screen come together and are written once, when the page has nothing better to do. */
const DEBOUNCE_MS = 1000

/** Answers that the contract lets be kept. One that was kept before and that nobody has asked for since says nothing. */
const answersOf = (client: QueryClient): PersistedAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt }, meta: { keep } = {} }) =>
      data === undefined || !keep ? [] : [{ key: queryKey, data, at: dataUpdatedAt, keep }],
    )

const keep = async (owner: PersistedOwner, answers: PersistedAnswer[]): Promise<void> => {
  await writePersisted(owner, answers, keepsPrivate(owner))
  // Answers come to who is here; a page behind others may ask by itself.
  if (document.visibilityState === 'visible') await stayVisit(owner, campusNow())
}

/**
 * Keeps the answers of a client on the device for the next visit, a while after each new one. Where the browser does not
 * take them, memory serves this page.
 * @returns stops it
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
  const undo = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') later()
    }),
    onKeepsPrivate(save),
  ]
  later()
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of undo) stop()
  }
}
