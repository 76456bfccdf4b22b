import { localStore, readJson } from '#shared/storage/browser-storage.ts'

/** Section 3, browser storage: list of student ids who filled the questionnaire. */
const NAME = 'kuesioner_filled'

/** Returns the students who have filled it on this device. */
export const readFilledBy = (): string[] => {
  const stored = readJson(localStore, NAME)
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
}

/** Stores that a student has filled it, next to others of the device; ends the modal for this student. */
export const noteFilledBy = (idMahasiswa: string): void => {
  const known = readFilledBy()
  if (!known.includes(idMahasiswa)) localStore.set(NAME, JSON.stringify([...known, idMahasiswa]))
}
