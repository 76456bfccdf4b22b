import { useEffect } from 'react'
import { useGetSistem } from '#generated/client/kampus/kampus.ts'
import { setBrandColour } from '#shared/appearance.ts'
import { toKampusFacts } from './sistem.ts'

/** Shows the colour of the campus once the gateway has said it; a campus that does not answer keeps the known one. */
export const useCampusColour = (): void => {
  const { data: warna } = useGetSistem({ query: { select: (answer) => toKampusFacts(answer).warna } })
  useEffect(() => {
    if (warna !== undefined) setBrandColour(warna)
  }, [warna])
}
