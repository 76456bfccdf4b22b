import { useEffect } from 'react'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { setBrandColour } from '#shared/browser/appearance.ts'
import { toKampusFacts } from './sistem.ts'

/** Returns title, name, contact and logo of the campus; empty until the gateway sends them. Layout load, section 7. */
export const useKampus = () => {
  const { data: facts } = useGetSistem({ query: { select: toKampusFacts } })
  const { data: logo } = useGetLogoPerguruanTinggi({
    query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) },
  })
  return { facts: facts ?? toKampusFacts(undefined), logo: logo ?? null }
}

/** Applies the colour of the campus once it is fetched; on failure the cached colour stays. */
export const useCampusColour = (): void => {
  const { data: warna } = useGetSistem({ query: { select: (answer) => toKampusFacts(answer).warna } })
  useEffect(() => {
    if (warna !== undefined) setBrandColour(warna)
  }, [warna])
}
