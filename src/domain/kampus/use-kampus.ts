import { useEffect } from 'react'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { setBrandColour } from '#shared/browser/appearance.ts'
import { toKampusFacts } from './sistem.ts'

/** Title, name, contact and logo of the campus; empty where the gateway has not said (yet). Layout load, section 7. */
export const useKampus = () => {
  const { data: facts } = useGetSistem({ query: { select: toKampusFacts } })
  const { data: logo } = useGetLogoPerguruanTinggi({
    query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) },
  })
  return { facts: facts ?? toKampusFacts(undefined), logo: logo ?? null }
}

/** Shows the colour of the campus once the gateway has said it; a campus that does not answer keeps the known one. */
export const useCampusColour = (): void => {
  const { data: warna } = useGetSistem({ query: { select: (answer) => toKampusFacts(answer).warna } })
  useEffect(() => {
    if (warna !== undefined) setBrandColour(warna)
  }, [warna])
}
