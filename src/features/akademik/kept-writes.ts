import type { KeptAction } from '#kit/action/action.ts'
import { ambilKegiatan, batalkanKegiatan } from './ubah-kegiatan.ts'

/** What may have left before this page began: how it ended is asked on whichever screen is open (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = [ambilKegiatan, batalkanKegiatan]
