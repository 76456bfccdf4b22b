import { useCallback, useEffect, useState } from 'react'
import { onPapers, type Paper, readPapers } from '#gateway/wallet/papers.ts'

/** Papers on this device: null while they are being read, and after a failure. */
export interface StoredPapers {
  papers: readonly Paper[] | null
  isFailed: boolean
  reload: () => void
}

/** Reads the papers on this device, and again after each change in this tab. */
export const usePapers = (): StoredPapers => {
  const [state, setState] = useState<Omit<StoredPapers, 'reload'>>({ papers: null, isFailed: false })
  const [reading, setReading] = useState(0)
  const reload = useCallback(() => setReading((before) => before + 1), [])
  useEffect(() => onPapers(reload), [reload])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is one read
  useEffect(() => {
    let isWanted = true
    readPapers().then(
      (papers) => {
        if (isWanted) setState({ papers, isFailed: false })
      },
      () => {
        if (isWanted) setState({ papers: null, isFailed: true })
      },
    )
    return () => {
      isWanted = false
    }
  }, [reading])
  return { ...state, reload }
}
