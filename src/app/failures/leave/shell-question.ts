import type { ReactNode } from 'react'
import { createEmitter } from '#shared/state/emitter.ts'

/** What is asked above whichever screen is open, by code that is loaded when it is needed; null takes it away. */
export const shellQuestion = createEmitter<ReactNode>()
