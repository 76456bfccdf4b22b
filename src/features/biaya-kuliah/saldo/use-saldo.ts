import { useEffect } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { setSaldo } from '#flags/flags.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useGetDisableSaldoCivitas, useGetSaldoCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'

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
