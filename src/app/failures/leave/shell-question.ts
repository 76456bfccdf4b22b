import type { ReactNode } from 'react'
import { createEmitter } from '#shared/state/emitter.ts'

/** Dialogs above the current screen from code that is loaded on demand; null closes the dialog. */
export const shellQuestion = createEmitter<ReactNode>()
