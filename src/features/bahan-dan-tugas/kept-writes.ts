import type { KeptAction } from '#kit/action/action.ts'
import { keptUpload } from '#kit/action/upload-action.ts'
import { kumpulkanTugas } from './kumpulkan-tugas.ts'

/** What an earlier page may have sent: whether it arrived is asked on whichever screen is open (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = [keptUpload(kumpulkanTugas)]
