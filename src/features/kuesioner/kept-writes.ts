import type { KeptAction } from '#kit/action/action.ts'
import { JENIS } from './bagian.ts'
import { kirim } from './kirim-kuesioner.ts'

/** What may have left before this page began: how it ended is asked on whichever screen is open (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = JENIS.map(kirim)
