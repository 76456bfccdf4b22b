import { keepPreviousData } from '@tanstack/react-query'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListRiwayatPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { type ListParams, useListParams } from '#kit/list/list-params.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/ui/list/page-numbers.ts'

const NO_FILTERS: readonly never[] = []

/** Returns the page parameters: none for the first page (section 7); those of other pages are assumed. */
const pageParams = ({ page, perPage }: ListParams) =>
  page === 1 && perPage === DEFAULT_PAGE_SIZE ? undefined : { page, itemsPerPage: perPage }

/** Fetches the page of settled payments that the address names, newest first. */
export const usePayments = () => {
  const { address } = useListParams(NO_FILTERS)
  return useListRiwayatPembayaran(useIdMahasiswa(), pageParams(address), {
    query: { placeholderData: keepPreviousData },
  })
}
