import { useQuery } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { getGetBiayaKuliahQueryOptions } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { readGetBiayaKuliah } from '#generated/readers/biaya-kuliah.ts'
import { startTagihan } from './tagihan-item.ts'

const readStart = (answer: unknown) => startTagihan(readGetBiayaKuliah(answer))

/** The unpaid bills as the list starts with them; null when the answer has no list. */
export const tagihanQuery = (idMahasiswa: string) =>
  getGetBiayaKuliahQueryOptions(idMahasiswa, { query: { select: readStart } })

/** The same, for a screen that follows them. */
export const useTagihan = () => useQuery(tagihanQuery(useIdMahasiswa()))
