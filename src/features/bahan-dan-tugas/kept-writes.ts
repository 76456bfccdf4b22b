import type { KeptAction } from '#kit/action/action.ts'
import { keptUpload } from '#kit/action/upload-action.ts'
import { kumpulkanTugas } from './kumpulkan-tugas.ts'

/** Uploads of an earlier page; the shell checks on any screen whether they arrived (ADR 17). */
export const KEPT_WRITES: readonly KeptAction[] = [keptUpload(kumpulkanTugas)]
