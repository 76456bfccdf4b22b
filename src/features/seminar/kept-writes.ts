import type { KeptAction } from '#kit/action/action.ts'
import { keptUpload } from '#kit/action/upload-action.ts'
import { batalSeminar, daftarSeminar, unggahSeminar } from './seminar.ts'

/** What may have left before this page began: how each ended is asked on whichever screen is open (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = [daftarSeminar, batalSeminar, keptUpload(unggahSeminar)]
