import { useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/emitter.ts'
import type { LabProblem } from './state/lab-state.ts'

let current: LabProblem | null = null
const changed = createEmitter<undefined>()

const set = (problem: LabProblem | null): void => {
  current = problem
  changed.emit(undefined)
}

/** A link of the address was refused: said on the page, and for whoever looks there in the console. */
export const noteRefusal = (problem: LabProblem): void => {
  console.info(`lab link refused (${problem.code}): ${problem.part}`)
  set(problem)
}

/** The person has read it. */
export const dismissRefusal = (): void => set(null)

/** Why the link of this address was refused, or null. */
export const useRefusal = (): LabProblem | null => useSyncExternalStore(changed.subscribe, () => current)
