import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import { getUploadTugasKuliahMutationOptions } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import type { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { removeDraft } from '#shared/form/draft-store.ts'

interface Variables {
  idMahasiswa: string
  /** Beside the body too: two assignments are two writes, one after the other of the same replaces the first. */
  idTugas: string
  /** Of the assignment, for whoever reads the queue. */
  judul: string
  data: UploadTugasKuliahBody
}

/** Under which name the draft of a hand-in is kept. */
export const draftOf = (idTugas: string): string => `tugas-${idTugas}`

/** Handing in an assignment. A file that failed to arrive waits with the rest (section 8), one that was refused does not. */
export const kumpulkanTugas: Action<Variables> = {
  operation: 'uploadTugasKuliah',
  describe: ({ judul }) => i18next.t('bahan-dan-tugas:handIn.label', { judul }),
  isLost: ({ kind }) => kind === 'server',
  send: async ({ idMahasiswa, idTugas, data }, { client }, underway) => {
    await sendWrite(client, getUploadTugasKuliahMutationOptions, { idMahasiswa, data }, underway)
    removeDraft(outboxOwner(), draftOf(idTugas)) // also when it left from the queue, with its form long closed
  },
}
