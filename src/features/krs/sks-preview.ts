import { createEmitter } from '#shared/emitter.ts'

/** The makul that the person points at, as the SKS that the plan would hold with it: told to who shows it, to nobody else. */
export interface SksPreview {
  /** null: nothing is pointed at. */
  read: () => number | null
  show: (sks: number | null) => void
  subscribe: (listener: () => void) => () => void
}

/** Of one registration on the screen. Apart from the form's state: rows that are only passed over render nothing again. */
export const createSksPreview = (): SksPreview => {
  let shown: number | null = null
  const changed = createEmitter<undefined>()
  const show = (sks: number | null) => {
    if (sks === shown) return
    shown = sks
    changed.emit(undefined)
  }
  return { read: () => shown, show, subscribe: changed.subscribe }
}
