import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'
import type { LabProblem } from './state/lab-state.ts'

const refusal = createStore<LabProblem | null>(null)

/** A link of the address was refused: said on the page, and for whoever looks there in the console. */
export const noteRefusal = (problem: LabProblem): void => {
  console.info(`lab link refused (${problem.code}): ${problem.part}`)
  refusal.set(problem)
}

/** The person has read it. */
export const dismissRefusal = (): void => refusal.set(null)

/** Why the link of this address was refused, or null. */
export const useRefusal = (): LabProblem | null => useSyncExternalStore(refusal.subscribe, refusal.get)
