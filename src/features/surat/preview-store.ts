import { keepOwn, readOwn } from '#gateway/session/own-note.ts'
import { readPreviewSurat, type SuratPratinjau } from '#generated/client/surat/readers.ts'

const NAME = 'surat.pratinjau'

/** Hands a preview to the public page, for this session and as long as it acts for this student (readings, 99). */
export const handOver = (idMahasiswa: string, preview: SuratPratinjau): void => keepOwn(NAME, idMahasiswa, preview)

/** Returns the preview that this session handed over; null for none, or for one that cannot be read. */
export const takeOver = (): SuratPratinjau | null => {
  const preview = readPreviewSurat(readOwn(NAME, null))
  return preview.paragraf === null ? null : preview
}
