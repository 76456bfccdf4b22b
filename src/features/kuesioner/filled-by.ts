import { localStore, readJson } from '#shared/storage/browser-storage.ts'

/** Section 3, browser storage: list of student ids who filled the questionnaire. */
const NAME = 'kuesioner_filled'

/** The students of this device who have filled it. */
export const readFilledBy = (): string[] => {
  const stored = readJson(localStore, NAME)
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
}

/** Notes that a student has filled it, beside the others of the device: nobody asks this one any more. */
export const noteFilledBy = (idMahasiswa: string): void => {
  const known = readFilledBy()
  if (!known.includes(idMahasiswa)) localStore.set(NAME, JSON.stringify([...known, idMahasiswa]))
}
