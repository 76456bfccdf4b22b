import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Paper } from '#gateway/wallet/papers.ts'
import { useOffline } from '#shared/state/online.ts'
import { type Comparison, comparePaper } from './compare-paper.ts'
import { kindOf } from './kinds.ts'

/** Comparisons by paper and moment of storing; a paper without an entry is being compared. */
type Results = Readonly<Record<string, Comparison | 'unknown'>>

const nameOf = ({ id, savedAt }: Paper): string => `${id} ${savedAt}`

/** Compares stored papers with the campus, one after the other. @returns the comparison of a paper; undefined while pending */
export const useComparisons = (papers: readonly Paper[] | null) => {
  const client = useQueryClient()
  const isOffline = useOffline()
  const [results, setResults] = useState<Results>({})
  useEffect(() => {
    if (!papers || isOffline) return undefined
    let isWanted = true
    const compareAll = async () => {
      for (const paper of papers) {
        const kind = kindOf(paper.kind)
        const result = kind ? await comparePaper(client, kind, paper).catch(() => 'unknown' as const) : 'unknown'
        if (!isWanted) return
        setResults((before) => ({ ...before, [nameOf(paper)]: result }))
      }
    }
    void compareAll()
    return () => {
      isWanted = false
    }
  }, [client, papers, isOffline])
  return (paper: Paper): Comparison | 'unknown' | undefined =>
    results[nameOf(paper)] ?? (isOffline ? 'unknown' : undefined)
}
