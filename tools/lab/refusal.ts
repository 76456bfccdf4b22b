import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'
import type { LabProblem } from './state/lab-state.ts'

const refusal = createStore<LabProblem | null>(null)

/** Records that the link of the address was refused, for the note on the page and in the console. */
export const noteRefusal = (problem: LabProblem): void => {
  console.info(`lab link refused (${problem.code}): ${problem.part}`)
  refusal.set(problem)
}

export const dismissRefusal = (): void => refusal.set(null)

/** Returns why the link of this address was refused, or null. */
export const useRefusal = (): LabProblem | null => useSyncExternalStore(refusal.subscribe, refusal.get)
