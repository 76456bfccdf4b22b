import type { SaldoCcash } from '#generated/readers/biaya-kuliah.ts'

/** The balance at one moment, in integer rupiah. */
export interface SaldoState {
  saldo: number
  /** What of it is held for withdrawals. */
  tertahan: number
}

/** @returns null when one of the two can not be read; an answer that names nothing as held holds nothing */
export const saldoState = (answer: SaldoCcash | undefined): SaldoState | null => {
  if (typeof answer?.saldo !== 'number' || answer.saldoTertahan === undefined) return null
  return { saldo: answer.saldo, tertahan: answer.saldoTertahan ?? 0 }
}

/** Balance that may be spent or withdrawn: less what is held. @returns null when it can not be read */
export const saldoBebas = (answer: SaldoCcash | undefined): number | null => {
  const state = saldoState(answer)
  return state && Math.max(0, state.saldo - state.tertahan)
}
