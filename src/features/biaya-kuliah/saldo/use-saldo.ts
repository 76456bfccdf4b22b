import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setSaldo } from '#flags/flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetDisableSaldoCivitas, useGetSaldoCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { SaldoCcash } from '#generated/client/biaya-kuliah/readers.ts'

/** Returns whether the balance features are on (section 6). The server decides; on until it responds. */
export const useSaldoSwitch = (): boolean => {
  const { data } = useGetDisableSaldoCivitas()
  const value = data?.value
  useEffect(() => {
    if (data) setSaldo(value)
  }, [data, value])
  return useFlag('saldo')
}

/** Fetches the student's balance, only while the balance features are on. */
export const useSaldo = () => useGetSaldoCcash(useIdMahasiswa(), { query: { enabled: useSaldoSwitch() } })

/** The balance at one moment, in integer rupiah. */
export interface SaldoState {
  saldo: number
  /** Part that is held for withdrawals. */
  tertahan: number
}

/** @returns null when an amount is unreadable; a missing held amount counts as 0 */
export const saldoState = (answer: SaldoCcash | undefined): SaldoState | null => {
  if (typeof answer?.saldo !== 'number' || answer.saldoTertahan === undefined) return null
  return { saldo: answer.saldo, tertahan: answer.saldoTertahan ?? 0 }
}

/** Balance that may be spent or withdrawn: without the held part. @returns null when it cannot be read */
export const saldoBebas = (answer: SaldoCcash | undefined): number | null => {
  const state = saldoState(answer)
  return state && Math.max(0, state.saldo - state.tertahan)
}
