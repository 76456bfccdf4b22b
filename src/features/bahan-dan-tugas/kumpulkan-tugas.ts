import i18next from 'i18next'
import { sendWrite } from '#gateway/call/send-write.ts'
import { getUploadTugasKuliahMutationOptions } from '#generated/client/bahan-dan-tugas/bahan-dan-tugas.ts'
import type { UploadTugasKuliahBody } from '#generated/models/bahan-dan-tugas/uploadTugasKuliahBody.zod.ts'
import { uploadAction } from '#kit/action/upload-action.ts'

interface Tempat {
  idMahasiswa: string
  /** Beside the body too: two assignments are two writes, one after the other of the same replaces the first. */
  idTugas: string
  /** Of the assignment, for whoever reads the queue. */
  judul: string
}

/** Under which name the draft of a hand-in is kept. */
export const draftOf = ({ idTugas }: Pick<Tempat, 'idTugas'>): string => `tugas-${idTugas}`

/** Handing in an assignment. */
export const kumpulkanTugas = uploadAction<Tempat, UploadTugasKuliahBody>({
  operation: 'uploadTugasKuliah',
  describe: ({ judul }) => i18next.t('bahan-dan-tugas:handIn.label', { judul }),
  draftOf,
  send: ({ idMahasiswa, data }, { client }, underway) =>
    sendWrite(client, getUploadTugasKuliahMutationOptions, { idMahasiswa, data }, underway),
})
