import { imageAddress } from '#gateway/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { readGetSistem, readSistem } from '#generated/readers/kampus.ts'

/** What a letterhead says of the campus; empty where the gateway has not said. */
export interface CampusHead {
  nama: string
  alamat: string
  telepon: string
  /** Place before the date of a signature. */
  kota: string
}

const toCampusHead = (answer: unknown): CampusHead => {
  const { nama, judul, alamat, telepon, kota } = readGetSistem(answer).data?.[0] ?? readSistem(null)
  return { nama: nama || judul, alamat, telepon, kota }
}

/** Letterhead of the campus and its logo (sections 3 and 7: system info, logo); head null while it is on its way. */
export const useCampusHead = () => {
  const sistem = useGetSistem({ query: { select: toCampusHead } })
  const logo = useGetLogoPerguruanTinggi({ query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) } })
  return { head: sistem.data ?? null, logo: logo.data ?? null, isPending: sistem.isPending || logo.isPending }
}
