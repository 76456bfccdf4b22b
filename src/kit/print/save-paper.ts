import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '#shared/state/create-store.ts'

/** The paper that a print page or card shows, as its subject declares it (paper-kind.ts). */
export interface PaperRequest {
  kind: string
  params: Readonly<Record<string, string>>
}

const part = createStore<ComponentType<PaperRequest> | null>(null)

/** Sets the control that stores a paper on the device; the shell provides it with the table of screens. */
export const provideSavePaper = part.set

/** Control that stores the paper on the device; nothing until the shell has provided it. */
export const SavePaper = (paper: PaperRequest): ReactNode => {
  const Part = useSyncExternalStore(part.subscribe, part.get)
  return Part ? createElement(Part, paper) : null
}
