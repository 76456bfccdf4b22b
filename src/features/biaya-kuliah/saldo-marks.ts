import { isRecord } from '#shared/is-record.ts'
import { randomId } from '#shared/random-id.ts'
import { localStore, readJson } from '#shared/storage/browser-storage.ts'
import { marksOf, type SaldoMarks } from './penarikan.ts'
import type { SaldoState } from './saldo-state.ts'

// 'intent…' outlives 'Sesi Habis', as the intent of the withdrawal does (src/gateway/open-writes.ts).
const nameOf = (idMahasiswa: string): string => `intent-saldo.${idMahasiswa}`

const isMarks = (value: unknown): value is SaldoMarks =>
  isRecord(value) &&
  typeof value['salt'] === 'string' &&
  [value['before'], value['held'], value['paid']].every((mark) => typeof mark === 'number')

/** Keeps by what the balance before a withdrawal is known again: by a later page, or another tab (trust.md, 9). */
export const keepSaldoMarks = (idMahasiswa: string, before: SaldoState, nominal: number): void =>
  localStore.set(nameOf(idMahasiswa), JSON.stringify(marksOf(randomId(), before, nominal)))

/** The marks of the last withdrawal; null when none is kept or they can not be read. */
export const readSaldoMarks = (idMahasiswa: string): SaldoMarks | null => {
  const kept = readJson(localStore, nameOf(idMahasiswa))
  return isMarks(kept) ? kept : null
}

/** It is known how the withdrawal ended. */
export const dropSaldoMarks = (idMahasiswa: string): void => localStore.remove(nameOf(idMahasiswa))
