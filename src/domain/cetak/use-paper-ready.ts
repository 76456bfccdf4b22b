import { useEffect, useState } from 'react'
import { digestOf } from './digest.ts'
import { useCampusHead } from './use-campus-head.ts'

/** A paper is shown without the logo rather than not at all. */
const drawn = async (address: string | null): Promise<void> => {
  if (!address) return
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** The letters of a paper (shared/ui/print.css); without them it is printed in those of the machine. */
const lettersHere = async (): Promise<void> => {
  await document.fonts.load('12px "Portal Paper"').catch(() => undefined)
}

interface Prepared {
  data: unknown
  digest: string | null
}

/**
 * Whether everything that a paper shows is there: data, logo, letters and its digest. Printing earlier gives half a page.
 * @param data what stands on the paper; undefined while it is on its way
 * @returns null until it is ready
 */
export const usePaperReady = (data: unknown): Prepared | null => {
  const { logo, isPending } = useCampusHead()
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  useEffect(() => {
    if (data === undefined || isPending) return
    let isWanted = true
    void Promise.all([digestOf(data), drawn(logo), lettersHere()]).then(([digest]) => {
      if (isWanted) setPrepared({ data, digest })
    })
    return () => {
      isWanted = false
    }
  }, [data, isPending, logo])
  return prepared?.data === data ? prepared : null
}
