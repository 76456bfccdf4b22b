import { createStore } from '../state/create-store.ts'
import { localStore, readJson } from '../storage/browser-storage.ts'
import { INSTALL_RECORD } from './install-record-name.ts'

/** Number of visits after which the portal offers to be installed, once. */
const VISITS = 3

interface InstallRecord {
  visits: number
  /** Day of the last counted visit, YYYY-MM-DD. */
  day: string
  /** True once the offer was refused or accepted. */
  isOver: boolean
}

const isRecord = (value: unknown): value is InstallRecord =>
  typeof value === 'object' &&
  value !== null &&
  'visits' in value &&
  typeof value.visits === 'number' &&
  'day' in value &&
  typeof value.day === 'string' &&
  'isOver' in value &&
  typeof value.isOver === 'boolean'

const read = (): InstallRecord => {
  const value = readJson(localStore, INSTALL_RECORD)
  return isRecord(value) ? value : { visits: 0, day: '', isOver: false }
}

/** Changes of the record by this page. */
export const installRecordChanges = createStore(0)

const save = (record: InstallRecord): void => {
  localStore.set(INSTALL_RECORD, JSON.stringify(record))
  installRecordChanges.set(installRecordChanges.get() + 1)
}

/** Counts a day on which the portal is open with a session. @param day YYYY-MM-DD */
export const countVisit = (day: string): void => {
  const known = read()
  if (known.isOver || known.day === day || known.visits >= VISITS) return
  save({ ...known, day, visits: known.visits + 1 })
}

/** Returns whether the offer to install is due: from the third visit on, until an answer. */
export const isInstallDue = (): boolean => {
  const { visits, isOver } = read()
  return visits >= VISITS && !isOver
}

/** Ends the offer on this device. */
export const endInstallOffer = (): void => save({ ...read(), isOver: true })
