import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { isOfThisSession, takeOver } from './operator-memory.ts'

/** A student whom this operator has already opened in this session. */
export interface RecentStudent {
  idMahasiswa: string
  nama: string
}

const NAME = 'operator_recent'
const MAX_RECENT = 5

const isRecent = (value: unknown): value is RecentStudent =>
  isRecord(value) && typeof value['idMahasiswa'] === 'string' && typeof value['nama'] === 'string'

/** Returns the most recent students, newest first. */
export const readRecent = (): RecentStudent[] => {
  const stored = isOfThisSession(localStore) ? readJson(localStore, NAME) : null
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : []
}

/** Moves a student to the top of the list. */
export const noteRecent = (student: RecentStudent): void => {
  const others = readRecent().filter(({ idMahasiswa }) => idMahasiswa !== student.idMahasiswa)
  takeOver(localStore)
  localStore.set(NAME, JSON.stringify([student, ...others].slice(0, MAX_RECENT)))
}

export const forgetRecent = (): void => localStore.remove(NAME)
