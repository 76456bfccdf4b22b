import { readPreviewSurat, type SuratPratinjau } from '#generated/client/surat/readers.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'

const NAME = 'surat.pratinjau'

/** Hands a preview to the public page, within this tab (readings, 99). */
export const handOver = (preview: SuratPratinjau): void => {
  sessionStore.set(NAME, JSON.stringify(preview))
}

/** Returns the preview that this tab handed over; null for none, or for one that cannot be read. */
export const takeOver = (): SuratPratinjau | null => {
  try {
    const preview = readPreviewSurat(JSON.parse(sessionStore.get(NAME) ?? 'null'))
    return preview.paragraf === null ? null : preview
  } catch {
    return null // no JSON: another program wrote it
  }
}
