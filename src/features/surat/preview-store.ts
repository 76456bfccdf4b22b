import { keepOwn, readOwn } from '#gateway/session/own-note.ts'
import { readPreviewSurat, type SuratPratinjau } from '#generated/client/surat/readers.ts'

const NAME = 'surat.pratinjau'

/** Stores a preview for the public page in this tab, bound to the session and the student (readings, 99). */
export const handOver = (idMahasiswa: string, preview: SuratPratinjau): void => keepOwn(NAME, idMahasiswa, preview)

/** Returns the preview that this session stored in this tab; null when there is none, or when it cannot be read. */
export const takeOver = (): SuratPratinjau | null => {
  const preview = readPreviewSurat(readOwn(NAME, null))
  return preview.paragraf === null ? null : preview
}
