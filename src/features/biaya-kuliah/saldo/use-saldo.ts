import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setSaldo } from '#flags/flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetDisableSaldoCivitas, useGetSaldoCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { SaldoCcash } from '#generated/client/biaya-kuliah/readers.ts'

/** Whether the balance features are on (section 6): asked of the server, and on until it says otherwise. */
export const useSaldoSwitch = (): boolean => {
  const { data } = useGetDisableSaldoCivitas()
  const value = data?.value
  useEffect(() => {
    if (data) setSaldo(value)
  }, [data, value])
  return useFlag('saldo')
}

/** The balance of the student; asked only while the balance features are on. */
export const useSaldo = () => useGetSaldoCcash(useIdMahasiswa(), { query: { enabled: useSaldoSwitch() } })

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
