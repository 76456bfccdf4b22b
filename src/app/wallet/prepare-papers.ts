import { readPapers } from '#gateway/wallet/papers.ts'
import { kindOf } from './kinds.ts'
import { loadPaperPage } from './open-paper.tsx'

/**
 * Removes expired papers, and fetches the files that open the others: a new release must not need the network for a
 * paper that is on the device.
 * @throws when the papers cannot be read or a file is lost; the next page tries again
 */
export const preparePapers = async (): Promise<void> => {
  const kinds = new Set((await readPapers()).map(({ kind }) => kind))
  if (kinds.size === 0) return
  await import('./kept-papers.tsx')
  for (const kind of kinds) {
    const known = kindOf(kind)
    if (known) await loadPaperPage(known)
  }
}
