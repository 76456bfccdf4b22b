import { localStore, readJson } from '#shared/storage/browser-storage.ts'

/** Section 3, browser storage: list of student ids who filled the questionnaire. */
const NAME = 'kuesioner_filled'

/** The students who said on this device that they have filled it. */
export const readFilledBy = (): string[] => {
  const stored = readJson(localStore, NAME)
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : []
}

/** Notes that a student has filled it: the modal asks no more. */
export const noteFilledBy = (idMahasiswa: string): void =>
  localStore.set(NAME, JSON.stringify([...new Set([...readFilledBy(), idMahasiswa])]))
