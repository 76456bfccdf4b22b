/** What the name of a reading operation begins with. */
const VERB = /^(?:get|list|find|read|download|check)(?=[A-Z])/

/**
 * An operation in words, for the queue: 'listJadwalKuliah' is 'Jadwal kuliah'. The nouns are the gateway's, in both
 * languages (docs/glossary.md).
 */
export const readableOperation = (operation: string): string => {
  const words = operation
    .replace(VERB, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
