import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react'
import { createEmitter } from '#shared/state/emitter.ts'

/** The paper that a print page or card shows, as its subject declares it (paper-kind.ts). */
export interface PaperRequest {
  kind: string
  params: Readonly<Record<string, string>>
}

/** A paper and its control. */
export interface SaveProps extends PaperRequest {
  /** Set beside a paper that could not be loaded: shows it only where it is stored on the device. */
  isKeptOnly?: boolean
}

type Control = ComponentType<SaveProps>

let control: Control | null = null
const provided = createEmitter<undefined>()

/** Sets the control that stores a paper on the device; the shell provides it with the table of screens. */
export const provideSavePaper = (part: Control): void => {
  control = part
  provided.emit(undefined)
}

/** Control that stores the paper on the device; nothing until the shell has provided it. */
export const SavePaper = (paper: SaveProps): ReactNode => {
  const Part = useSyncExternalStore(provided.subscribe, () => control)
  return Part ? createElement(Part, paper) : null
}
