import { imageAddress } from '#gateway/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { toKampusFacts } from './sistem.ts'

/** Title, name, contact and logo of the campus; empty where the gateway has not said (yet). Layout load, section 7. */
export const useKampus = () => {
  const { data: facts } = useGetSistem({ query: { select: toKampusFacts } })
  const { data: logo } = useGetLogoPerguruanTinggi({
    query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) },
  })
  return { facts: facts ?? toKampusFacts(undefined), logo: logo ?? null }
}
